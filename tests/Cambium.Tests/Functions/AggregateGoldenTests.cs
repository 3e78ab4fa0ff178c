using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Xunit;

namespace Cambium.Tests.Functions;

/// <summary>
/// Aggregates over one column as PostgreSQL 15 has them. A line of aggregates.txt is aggregate(type), the rows as an array of
/// that type (in the order of WITHIN GROUP for an ordered-set aggregate), its direct argument or -, and the result's text.
/// </summary>
public class AggregateGoldenTests
{
    public static TheoryData<string> Lines()
    {
        TheoryData<string> data = [];
        foreach (string line in File.ReadLines(Path.Combine(Path.GetDirectoryName(SourcePath())!, "aggregates.txt")))
        {
            data.Add(line);
        }

        return data;
    }

    [Theory]
    [MemberData(nameof(Lines))]
    public void An_aggregate_answers_as_PostgreSQL_does(string line)
    {
        string[] parts = line.Split('\t');
        Assert.Equal(parts[3], Call(parts[0], parts[1], parts[2]));
    }

    private static string SourcePath([CallerFilePath] string path = "") => path;

    private static string Call(string signature, string rows, string direct)
    {
        string name = signature[..signature.IndexOf('(')];
        DataType type = DataType.FromName(signature[(name.Length + 1)..^1])!;
        CallContext context = CallContext.Detached();
        AggregateFunction function = FunctionRegistry.Find(name).OfType<AggregateFunction>()
            .OrderByDescending(f => f.Arguments.Count > 0 && f.Arguments[^1].Equals(type))
            .First(f => f.Arguments.Count > 0 && (f.Arguments[^1].Equals(type) || f.Arguments[^1].IsPolymorphic || f.Arguments[^1].Equals(DataType.Any)));
        DataType directType = function.IsHypothetical ? type : function.Arguments.FirstOrDefault() ?? type;
        Value[] directValues = direct == "-" ? [] : [TextFormat.Parse(directType, direct, context.Format)];
        DataType result = !function.Result.IsPolymorphic ? function.Result : function.Result.Equals(DataType.AnyArray) ? type.Array! : type;
        SqlType[] types = direct == "-" ? [type] : [directType, type];
        AggregateState state = function.Bind(new CallTypes(types, result))();
        try
        {
            foreach (Value row in TextFormat.Parse(type.Array!, rows, context.Format).Array.Items)
            {
                if (!row.IsNull || !function.IsStrict)
                {
                    state.Add([row], context);
                }
            }

            Value value = state.Finish(directValues, context);
            return value.IsNull ? @"\N" : TextFormat.ToText(result, value, context.Format);
        }
        catch (SqlErrorException e)
        {
            return $"ERROR {e.SqlState}: {e.Message}";
        }
    }
}
