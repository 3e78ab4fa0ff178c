using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Xunit;

namespace Cambium.Tests.Functions;

/// <summary>
/// Calls with results as PostgreSQL 15 gave them. A line of functions.txt is function(types), the arguments' texts, and the
/// result's text, apart by tabs; \N is NULL, an error is ERROR sqlstate: message.
/// </summary>
public class FunctionGoldenTests
{
    public static TheoryData<string> Lines()
    {
        TheoryData<string> data = [];
        foreach (string line in File.ReadLines(Path.Combine(Path.GetDirectoryName(SourcePath())!, "functions.txt")))
        {
            if (line.Length > 0 && line[0] != '#')
            {
                data.Add(line);
            }
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void A_function_answers_as_PostgreSQL_does(string line)
    {
        string[] parts = line.Split('\t');
        Assert.Equal(parts[^1], Call(parts[0], parts[1..^1]));
    }

    private static string SourcePath([CallerFilePath] string path = "") => path;

    private static string Call(string signature, string[] arguments)
    {
        string name = signature[..signature.IndexOf('(')];
        DataType[] types = [.. signature[(name.Length + 1)..^1].Split(',', StringSplitOptions.RemoveEmptyEntries).Select(type => DataType.FromName(type)!)];
        CallContext context = CallContext.Detached();
        ScalarFunction function = FunctionRegistry.Find(name).OfType<ScalarFunction>().FirstOrDefault(f => Accepts(f, types))
            ?? throw new InvalidOperationException($"There is no {signature}.");
        try
        {
            Value[] values = [.. types.Select((type, i) => arguments[i] == @"\N" ? Value.Null : TextFormat.Parse(type, arguments[i], context.Format))];
            if (function.IsStrict && values.Any(value => value.IsNull))
            {
                return @"\N";
            }

            DataType result = Resolve(function.Result, function, types);
            ScalarImplementation call = function.Bind(new CallTypes([.. types.Select(type => new SqlType(type))], result));
            Value value = call(values, context);
            return value.IsNull ? @"\N" : TextFormat.ToText(result, value, context.Format).Replace("\n", "\\n", StringComparison.Ordinal);
        }
        catch (SqlErrorException e)
        {
            return $"ERROR {e.SqlState}: {e.Message}";
        }
    }

    private static bool Accepts(ScalarFunction function, DataType[] types)
    {
        if (function.IsVariadic && function.Arguments[^1].Equals(DataType.Any))
        {
            return types.Length >= function.Arguments.Count - 1;
        }

        return function.Arguments.Count == types.Length && function.Arguments.Zip(types).All(pair => pair.First.IsPolymorphic || pair.First.Equals(pair.Second));
    }

    private static DataType Resolve(DataType result, ScalarFunction function, DataType[] types)
    {
        if (!result.IsPolymorphic)
        {
            return result;
        }

        int at = function.Arguments.Select((argument, i) => (argument, i)).First(pair => pair.argument.IsPolymorphic).i;
        bool isArray = types[at].IsArray;
        DataType element = isArray && function.Arguments[at].Oid is 2277 or 5078 ? types[at].Element! : types[at];
        return result.Oid is 2277 or 5078 ? element.Array! : element;
    }
}
