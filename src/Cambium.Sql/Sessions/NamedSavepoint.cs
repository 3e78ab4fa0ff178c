using System.Collections.Immutable;
using Cambium.Engine.Transactions;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>A SAVEPOINT: what to return to.</summary>
/// <param name="IsReadOnly">What SET TRANSACTION has said then.</param>
/// <param name="Opened">The number of the last cursor opened by then; later ones go with a rollback to it.</param>
/// <param name="Bound">Likewise, of portals.</param>
/// <param name="LargeObjects">Likewise.</param>
/// <param name="LocksTaken">Likewise, of the transaction's advisory locks.</param>
internal sealed record NamedSavepoint(
    string Name, Savepoint Engine, bool IsReadOnly, SettingScope Settings, int ChannelChanges, long Opened, long Bound, ImmutableDictionary<int, LargeObjectDescriptor> LargeObjects, long LocksTaken);
