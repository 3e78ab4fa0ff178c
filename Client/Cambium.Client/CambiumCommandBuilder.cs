using System.Data;
using System.Data.Common;
using System.Globalization;

namespace Cambium.Client;

/// <summary>Derives INSERT, UPDATE and DELETE from a data adapter's SELECT over one table with a primary key.</summary>
public sealed class CambiumCommandBuilder : DbCommandBuilder
{
    public CambiumCommandBuilder()
    {
        QuotePrefix = "\"";
        QuoteSuffix = "\"";
    }

    public CambiumCommandBuilder(CambiumDataAdapter adapter)
        : this() => DataAdapter = adapter;

    public override string QuoteIdentifier(string unquotedIdentifier) =>
        QuotePrefix + unquotedIdentifier.Replace("\"", "\"\"", StringComparison.Ordinal) + QuoteSuffix;

    public override string UnquoteIdentifier(string quotedIdentifier)
    {
        bool isQuoted = quotedIdentifier.Length >= 2 && quotedIdentifier[0] == '"' && quotedIdentifier[^1] == '"';
        return isQuoted ? quotedIdentifier[1..^1].Replace("\"\"", "\"", StringComparison.Ordinal) : quotedIdentifier;
    }

    protected override void ApplyParameterInfo(DbParameter parameter, DataRow row, StatementType statementType, bool whereClause)
    {
        // The parameter that says whether the original value was null is a number, whatever the column's type.
        ((CambiumParameter)parameter).DataTypeName = parameter.SourceColumnNullMapping ? "integer" : row["DataTypeName"] as string;
    }

    protected override string GetParameterName(int parameterOrdinal) => string.Create(CultureInfo.InvariantCulture, $"p{parameterOrdinal}");

    protected override string GetParameterName(string parameterName) => parameterName;

    protected override string GetParameterPlaceholder(int parameterOrdinal) => "@" + GetParameterName(parameterOrdinal);

    protected override void SetRowUpdatingHandler(DbDataAdapter adapter)
    {
        var target = (CambiumDataAdapter)adapter;
        if (ReferenceEquals(adapter, DataAdapter))
        {
            target.RowUpdating -= OnRowUpdating;
        }
        else
        {
            target.RowUpdating += OnRowUpdating;
        }
    }

    private void OnRowUpdating(object? sender, RowUpdatingEventArgs e) => RowUpdatingHandler(e);
}
