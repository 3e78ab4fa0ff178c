using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Variance, deviation, correlation, regression; ordered-set and hypothetical-set aggregates.</summary>
internal static class StatisticalAggregates
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (string type in (string[])["int2", "int4", "int8", "numeric"])
        {
            bool isInteger = type != "numeric";
            library.Aggregate($"var_samp({type}) variance({type})", _ => () => new NumericVarianceState(isInteger, isSample: true, isDeviation: false));
            library.Aggregate($"var_pop({type})", _ => () => new NumericVarianceState(isInteger, isSample: false, isDeviation: false));
            library.Aggregate($"stddev_samp({type}) stddev({type})", _ => () => new NumericVarianceState(isInteger, isSample: true, isDeviation: true));
            library.Aggregate($"stddev_pop({type})", _ => () => new NumericVarianceState(isInteger, isSample: false, isDeviation: true));
        }

        foreach (string type in (string[])["float4", "float8"])
        {
            Moments(library, $"avg({type})", static m => m.Count == 0 ? null : m.SumX / m.Count);
            Moments(library, $"var_samp({type}) variance({type})", static m => m.Count <= 1 ? null : m.Sxx / (m.Count - 1));
            Moments(library, $"var_pop({type})", static m => m.Count == 0 ? null : m.Sxx / m.Count);
            Moments(library, $"stddev_samp({type}) stddev({type})", static m => m.Count <= 1 ? null : Math.Sqrt(m.Sxx / (m.Count - 1)));
            Moments(library, $"stddev_pop({type})", static m => m.Count == 0 ? null : Math.Sqrt(m.Sxx / m.Count));
        }

        // The first argument is y, the second x; below, X is the first.
        Moments(library, "regr_avgx", static m => m.Count == 0 ? null : m.SumY / m.Count);
        Moments(library, "regr_avgy", static m => m.Count == 0 ? null : m.SumX / m.Count);
        Moments(library, "regr_sxx", static m => m.Count == 0 ? null : m.Syy);
        Moments(library, "regr_syy", static m => m.Count == 0 ? null : m.Sxx);
        Moments(library, "regr_sxy", static m => m.Count == 0 ? null : m.Sxy);
        Moments(library, "regr_slope", static m => m.Count == 0 || m.Syy == 0 ? null : m.Sxy / m.Syy);
        Moments(library, "regr_intercept", static m => m.Count == 0 || m.Syy == 0 ? null : (m.SumX - (m.SumY * m.Sxy / m.Syy)) / m.Count);
        Moments(library, "regr_r2", static m => m.Count == 0 || m.Syy == 0 ? null : m.Sxx == 0 ? 1 : m.Sxy * m.Sxy / (m.Sxx * m.Syy));
        Moments(library, "corr", static m => m.Count == 0 || m.Sxx == 0 || m.Syy == 0 ? null : m.Sxy / Math.Sqrt(m.Sxx * m.Syy));
        Moments(library, "covar_pop", static m => m.Count == 0 ? null : m.Sxy / m.Count);
        Moments(library, "covar_samp", static m => m.Count <= 1 ? null : m.Sxy / (m.Count - 1));
        library.Aggregate("regr_count", static _ => static () => new CountState());

        library.Aggregate("mode", static types =>
        {
            DataType type = types.Arguments[0].Type;
            return () => new ModeState(type);
        });
        library.Aggregate("percentile_disc", static types => Percentile(types, isContinuous: false));
        library.Aggregate("percentile_cont", static types => Percentile(types, isContinuous: true));
        foreach (string name in (string[])["rank", "dense_rank", "percent_rank", "cume_dist"])
        {
            library.Aggregate(name, types => () => new HypotheticalState(name, types), isStrict: false);
        }
    }

    private static void Moments(LibraryBuilder library, string names, Func<MomentsState, double?> finish) =>
        library.Aggregate(names, _ => () => new MomentsState(finish));

    private static Func<AggregateState> Percentile(CallTypes types, bool isContinuous)
    {
        bool isArray = types.Arguments[0].Type.IsArray;
        DataType value = types.Arguments[^1].Type;
        DataType result = isArray ? types.Result.Type.Element! : types.Result.Type;
        return () => new PercentileState(value, result, isArray, isContinuous);
    }
}
