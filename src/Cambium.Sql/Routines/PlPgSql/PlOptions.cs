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
    /// <param name="printsParameters">Whether errors of STRICT tell the variables used; null: as the setting says.</param>
    public static string Read(string body, out VariableConflict conflict, out bool? printsParameters)
    {
        conflict = VariableConflict.AsSet;
        printsParameters = null;
        char[] text = body.ToCharArray();
        for (Match match = Option().Match(body); match.Success; match = match.NextMatch())
        {
            Group all = match.Groups["all"];
            Group option = match.Groups["option"];
            Group value = match.Groups["value"];
            switch (option.Value.ToLowerInvariant(), value.Value.ToLowerInvariant())
            {
                case ("variable_conflict", "error"):
                    conflict = VariableConflict.Error;
                    break;
                case ("variable_conflict", "use_variable"):
                    conflict = VariableConflict.UseVariable;
                    break;
                case ("variable_conflict", "use_column"):
                    conflict = VariableConflict.UseColumn;
                    break;
                case ("print_strict_params", "on" or "off"):
                    printsParameters = value.Value.Equals("on", StringComparison.OrdinalIgnoreCase);
                    break;
                case ("option", "dump"):
                    break;
                case ("print_strict_params", _):
                    throw new SqlErrorException(SqlState.InternalError, $"unrecognized print_strict_params option {value.Value}");
                case ("variable_conflict" or "option", _):
                    throw NotKnown(value);
                default:
                    throw NotKnown(option);
            }

            Array.Fill(text, ' ', all.Index, all.Length);
        }

        return new string(text);
    }

    private static SqlErrorException NotKnown(Group word) => new(SqlState.SyntaxError, $"syntax error at or near \"{word.Value}\"", position: word.Index + 1);
}
