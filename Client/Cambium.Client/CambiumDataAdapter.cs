using System.Data.Common;

namespace Cambium.Client;

/// <summary>Fills data sets from Cambium and writes their changes back.</summary>
public sealed class CambiumDataAdapter : DbDataAdapter
{
    public CambiumDataAdapter()
    {
    }

    public CambiumDataAdapter(CambiumCommand selectCommand) => SelectCommand = selectCommand;

    public CambiumDataAdapter(string selectCommandText, CambiumConnection connection)
        : this(new CambiumCommand(selectCommandText, connection))
    {
    }

    /// <summary>Raised before a changed row is written; <see cref="CambiumCommandBuilder"/> sets its command here.</summary>
    public event EventHandler<RowUpdatingEventArgs>? RowUpdating;

    /// <summary>Raised after a changed row was written.</summary>
    public event EventHandler<RowUpdatedEventArgs>? RowUpdated;

    protected override void OnRowUpdating(RowUpdatingEventArgs value) => RowUpdating?.Invoke(this, value);

    protected override void OnRowUpdated(RowUpdatedEventArgs value) => RowUpdated?.Invoke(this, value);
}
