using System.Globalization;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;
using Cambium.Sql.Functions.Library.Geometry;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.SystemCatalogs.Functions;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Functions;

/// <summary>The library's areas put together once.</summary>
internal static class FunctionLibrary
{
    private static readonly IReadOnlyDictionary<int, FunctionDefinition> s_functions = Build();

    internal static FunctionDefinition[] Functions() => [.. s_functions.Values];

    /// <summary>PostgreSQL's operators whose functions the library has.</summary>
    internal static OperatorDefinition[] Operators()
    {
        List<OperatorDefinition> operators = [];
        foreach (string[] row in CatalogRows.Read("pg_operator.tsv"))
        {
            if (s_functions.GetValueOrDefault(int.Parse(row[4], CultureInfo.InvariantCulture)) is ScalarFunction function)
            {
                operators.Add(new OperatorDefinition(
                    int.Parse(row[0], CultureInfo.InvariantCulture), row[1], row[2] == "-" ? null : DataType.FromName(row[2]), DataType.FromName(row[3])!, function)
                {
                    Commutator = int.Parse(row[5], CultureInfo.InvariantCulture),
                    Negator = int.Parse(row[6], CultureInfo.InvariantCulture),
                });
            }
        }

        return [.. operators];
    }

    private static IReadOnlyDictionary<int, FunctionDefinition> Build()
    {
        LibraryBuilder library = new();
        Comparison.Register(library);
        IntegerArithmetic.Register(library);
        FloatArithmetic.Register(library);
        NumericFunctions.Register(library);
        CommonAggregates.Register(library);
        StatisticalAggregates.Register(library);
        TransitionFunctions.Register(library);
        WindowFunctions.Register(library);
        Series.Register(library);
        TextFunctions.Register(library);
        PatternFunctions.Register(library);
        EncodingFunctions.Register(library);
        TimeFunctions.Register(library);
        TimeFormatting.Register(library);
        NumberFormatting.Register(library);
        ArrayFunctions.Register(library);
        SystemFunctions.Register(library);
        CatalogFunctions.Register(library);
        JsonFunctions.Register(library);
        JsonSets.Register(library);
        Xml.XmlFunctions.Register(library);
        Library.Paths.PathFunctions.Register(library);
        NetworkFunctions.Register(library);
        LogPositionArithmetic.Register(library);
        LengthCoercions.Register(library);
        OverlapFunctions.Register(library);
        RangeFunctions.Register(library);
        GeometricFunctions.Register(library);
        HashFunctions.Register(library);
        TextSearchFunctions.Register(library);
        BuiltInTriggers.Register(library);
        InputOutputFunctions.Register(library);
        InformationFunctions.Register(library);
        return library.Functions;
    }
}
