using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The lines before a body that start with #.</summary>
internal static class PlOptions
{
    /// <summary>The body with those lines blanked out, so that places stay what they are.</summary>
    public static string Read(string body, out VariableConflict conflict)
    {
        conflict = VariableConflict.Error;
        char[] text = body.ToCharArray();
        int place = 0;
        while (true)
        {
            while (place < text.Length && Blanks.IsBlank(text[place]))
            {
                place++;
            }

            if (place == text.Length || text[place] != '#')
            {
                return new string(text);
            }

            int end = Array.IndexOf(text, '\n', place);
            end = end < 0 ? text.Length : end;
            string[] words = body[place..end].Split([' ', '\t', '\r'], StringSplitOptions.RemoveEmptyEntries);
            conflict = (words[0], words.ElementAtOrDefault(1)) switch
            {
                ("#variable_conflict", "error") => VariableConflict.Error,
                ("#variable_conflict", "use_variable") => VariableConflict.UseVariable,
                ("#variable_conflict", "use_column") => VariableConflict.UseColumn,
                ("#option" or "#print_strict_params", _) => conflict,
                _ => throw new SqlErrorException(SqlState.SyntaxError, $"syntax error at or near \"{words[0]}\"", position: place + 1),
            };
            Array.Fill(text, ' ', place, end - place);
            place = end;
        }
    }
}
