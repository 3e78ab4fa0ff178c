namespace Cambium.Sql.Binding;

/// <summary>"Perhaps you meant …" for misspelt columns, by edit distance as PostgreSQL does.</summary>
internal static class NameSuggestion
{
    private const int DistanceMax = 3;

    /// <returns>The hint, or null when nothing is close or too much is.</returns>
    internal static string? ForColumn(string? relationName, string name, Scope scope)
    {
        int best = DistanceMax + 1;
        List<string> closest = [];
        string? hidden = null;
        for (Scope? level = scope; level is not null; level = level.Parent)
        {
            foreach (ScopeRelation relation in level.HiddenRelations.Concat(level.Relations))
            {
                // A wrong qualifier counts like as many wrong letters.
                int penalty = relationName is null ? 0 : Distance(relationName, relation.Name);
                if (penalty == 0 && relation.SystemColumns.Any(column => column.Name == name))
                {
                    hidden ??= relation.Name;
                }

                foreach (ScopeColumn column in relation.Columns)
                {
                    int distance = penalty + Distance(name, column.Name);
                    if (distance > name.Length / 2 && distance > 0)
                    {
                        continue;
                    }

                    if (distance < best)
                    {
                        best = distance;
                        closest.Clear();
                    }

                    if (distance == best)
                    {
                        closest.Add($"{relation.Name}.{column.Name}");
                        hidden ??= distance == 0 ? relation.Name : null;
                    }
                }
            }
        }

        // It is there, and goes by its relation's name only.
        return hidden is not null ? $"There is a column named \"{name}\" in table \"{hidden}\", but it cannot be referenced from this part of the query." : closest.Count switch
        {
            1 => $"Perhaps you meant to reference the column \"{closest[0]}\".",
            2 => $"Perhaps you meant to reference the column \"{closest[0]}\" or the column \"{closest[1]}\".",
            _ => null,
        };
    }

    private static int Distance(string left, string right)
    {
        int[] previous = [.. Enumerable.Range(0, right.Length + 1)];
        int[] current = new int[right.Length + 1];
        for (int row = 1; row <= left.Length; row++)
        {
            current[0] = row;
            for (int column = 1; column <= right.Length; column++)
            {
                int change = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1);
                current[column] = Math.Min(change, Math.Min(previous[column], current[column - 1]) + 1);
            }

            (previous, current) = (current, previous);
        }

        return previous[right.Length];
    }
}
