using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>One overload under consideration, its variadic part spread out to the call's number of arguments.</summary>
/// <param name="Target">The function or operator.</param>
/// <param name="Arguments">One type per argument of the call.</param>
/// <param name="IsSpread">Trailing arguments are to be gathered into an array.</param>
public readonly record struct Overload<T>(T Target, IReadOnlyList<DataType> Arguments, bool IsSpread = false);

/// <summary>Chooses among overloads by PostgreSQL's rules (manual, chapter 10; func_select_candidate in parse_func.c).</summary>
public static class Overloads
{
    /// <summary>The best overload; null when none fits, <paramref name="isAmbiguous"/> when several do equally.</summary>
    public static Overload<T>? Select<T>(IReadOnlyList<Overload<T>> overloads, IReadOnlyList<DataType> arguments, CatalogReader catalog, out bool isAmbiguous)
    {
        isAmbiguous = false;
        foreach (Overload<T> overload in overloads)
        {
            if (overload.Arguments.SequenceEqual(arguments))
            {
                return overload;
            }
        }

        List<Overload<T>> fitting = [];
        foreach (Overload<T> overload in overloads)
        {
            // Of several for the same types the first on the search path hides the others.
            if (Fits(overload.Arguments, arguments, catalog) && !fitting.Exists(earlier => earlier.Arguments.SequenceEqual(overload.Arguments)))
            {
                fitting.Add(overload);
            }
        }

        if (fitting.Count <= 1)
        {
            return fitting.Count == 0 ? null : fitting[0];
        }

        Overload<T>? best = Resolve(fitting, arguments, catalog);
        isAmbiguous = best is null;
        return best;
    }

    private static bool Fits(IReadOnlyList<DataType> declared, IReadOnlyList<DataType> actual, CatalogReader catalog)
    {
        for (int index = 0; index < actual.Count; index++)
        {
            if (!Coercion.CanCoerce(actual[index], declared[index], CastContext.Implicit, catalog))
            {
                return false;
            }
        }

        return Polymorphism.IsConsistent(declared, actual, catalog);
    }

    private static Overload<T>? Resolve<T>(List<Overload<T>> candidates, IReadOnlyList<DataType> arguments, CatalogReader catalog)
    {
        DataType[] actual = [.. arguments.Select(type => type.Underlying())];

        // Most exact matches among the known arguments.
        candidates = Best(candidates, overload => Count(actual, overload, static (given, declared) => given == declared));
        if (candidates.Count == 1)
        {
            return candidates[0];
        }

        // Most exact matches or preferred types of the argument's category.
        candidates = Best(candidates, overload => Count(
            actual, overload, static (given, declared) => given == declared || (declared.IsPreferred && declared.Category == given.Category)));
        if (candidates.Count == 1)
        {
            return candidates[0];
        }

        if (!actual.Contains(DataType.Unknown))
        {
            return null;
        }

        candidates = NarrowUnknown(candidates, actual);
        if (candidates.Count == 1)
        {
            return candidates[0];
        }

        // If all known arguments have one type, suppose the unknown ones have it too.
        DataType[] known = [.. actual.Where(type => type != DataType.Unknown).Distinct()];
        if (known.Length == 1)
        {
            DataType[] supposed = [.. Enumerable.Repeat(known[0], actual.Length)];
            candidates = [.. candidates.Where(overload => Fits(overload.Arguments, supposed, catalog))];
            if (candidates.Count == 1)
            {
                return candidates[0];
            }
        }

        return null;
    }

    private static List<Overload<T>> NarrowUnknown<T>(List<Overload<T>> candidates, DataType[] actual)
    {
        List<Overload<T>> narrowed = candidates;
        for (int index = 0; index < actual.Length; index++)
        {
            if (actual[index] != DataType.Unknown)
            {
                continue;
            }

            int argument = index;
            DataTypeCategory[] categories = [.. candidates.Select(overload => overload.Arguments[argument].Category).Distinct()];
            DataTypeCategory category;
            if (categories.Contains(DataTypeCategory.String))
            {
                category = DataTypeCategory.String;
            }
            else if (categories.Length == 1)
            {
                category = categories[0];
            }
            else
            {
                return candidates;
            }

            bool hasPreferred = candidates.Any(overload => overload.Arguments[argument].Category == category && overload.Arguments[argument].IsPreferred);
            narrowed =
            [
                .. narrowed.Where(overload =>
                    overload.Arguments[argument].Category == category && (!hasPreferred || overload.Arguments[argument].IsPreferred)),
            ];
        }

        return narrowed.Count == 0 ? candidates : narrowed;
    }

    private static List<Overload<T>> Best<T>(List<Overload<T>> candidates, Func<Overload<T>, int> score)
    {
        int best = candidates.Max(score);
        return [.. candidates.Where(overload => score(overload) == best)];
    }

    private static int Count<T>(DataType[] actual, Overload<T> overload, Func<DataType, DataType, bool> matches)
    {
        int count = 0;
        for (int index = 0; index < actual.Length; index++)
        {
            if (actual[index] != DataType.Unknown && matches(actual[index], overload.Arguments[index]))
            {
                count++;
            }
        }

        return count;
    }
}
