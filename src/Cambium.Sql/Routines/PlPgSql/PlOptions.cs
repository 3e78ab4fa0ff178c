using System.Text.RegularExpressions;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>What is said before a body with #, in letters of either case; more may follow on the same line.</summary>
internal static partial class PlOptions
{
    [GeneratedRegex(@"\G(?>(?:\s|--[^\n]*|/\*.*?\*/)*)(?<all>#\s*(?<option>\w+)\s+(?<value>\w+))", RegexOptions.Singleline)]
    private static partial Regex Option();

    /// <summary>The body with the options blanked out, so that places stay what they are.</summary>
    public static string Read(string body, out VariableConflict conflict)
    {
        conflict = VariableConflict.AsSet;
        char[] text = body.ToCharArray();
        for (Match match = Option().Match(body); match.Success; match = match.NextMatch())
        {
            Group all = match.Groups["all"];
            Group option = match.Groups["option"];
            Group value = match.Groups["value"];
            conflict = (option.Value.ToLowerInvariant(), value.Value.ToLowerInvariant()) switch
            {
                ("variable_conflict", "error") => VariableConflict.Error,
                ("variable_conflict", "use_variable") => VariableConflict.UseVariable,
                ("variable_conflict", "use_column") => VariableConflict.UseColumn,
                ("option", "dump") or ("print_strict_params", "on" or "off") => conflict,
                ("variable_conflict" or "option" or "print_strict_params", _) => throw NotKnown(value),
                _ => throw NotKnown(option),
            };
            Array.Fill(text, ' ', all.Index, all.Length);
        }

        return new string(text);
    }

    private static SqlErrorException NotKnown(Group word) => new(SqlState.SyntaxError, $"syntax error at or near \"{word.Value}\"", position: word.Index + 1);
}
