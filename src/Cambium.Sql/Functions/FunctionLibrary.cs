namespace Cambium.Sql.Functions;

/// <summary>Collects the areas of the library.</summary>
internal static class FunctionLibrary
{
    internal static FunctionDefinition[] Functions() => [];

    internal static OperatorDefinition[] Operators() => [];
}
