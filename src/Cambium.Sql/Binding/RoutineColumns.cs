using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Binding;

/// <summary>The columns of what a user's function returns.</summary>
internal static class RoutineColumns
{
    /// <summary>The only output is a row: it is the result, as if it had been declared with RETURNS.</summary>
    internal static bool IsRow(UserFunction function, SqlType result) => !function.IsProcedure && result.Type.Underlying().Form == ValueForm.Record && function.Outputs.Count() == 1;

    /// <summary>
    /// Its outputs, the fields of its composite type, or, of a set of plain values, the value under the function's name; none when
    /// the caller has to say them, or when the result is one plain value without a name.
    /// </summary>
    /// <param name="resolve">Puts the call's types in the place of polymorphic ones.</param>
    internal static SetColumn[] Of(UserFunction function, SqlType result, Func<SqlType, SqlType> resolve)
    {
        RoutineParameter[] outputs = [.. function.Outputs];
        if (outputs.Length > 0 && !IsRow(function, result))
        {
            return
            [
                .. outputs.Select((output, index) => new SetColumn(
                    output.Name.Length > 0 ? output.Name : outputs.Length == 1 ? function.Name : "column" + (index + 1).ToString(CultureInfo.InvariantCulture),
                    output.Type.Type.IsPolymorphic ? resolve(output.Type) : output.Type)),
            ];
        }

        DataType type = result.Type.Underlying();
        return type.Kind == TypeKind.Composite ? [.. type.Fields.Select(field => new SetColumn(field.Name, field.Type))]
            : type == DataType.Record || !function.ReturnsSet ? []
            : [new SetColumn(function.Name, result)];
    }
}
