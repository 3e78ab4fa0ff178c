using Cambium.Engine.Transactions;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>A SAVEPOINT: what to return to.</summary>
/// <param name="Cursors">The cursors open then; later ones go with a rollback to it.</param>
internal sealed record NamedSavepoint(string Name, Savepoint Engine, SettingScope Settings, int ChannelChanges, IReadOnlySet<string> Cursors);
