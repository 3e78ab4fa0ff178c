using Cambium.Engine.Transactions;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>A SAVEPOINT: what to return to.</summary>
internal sealed record NamedSavepoint(string Name, Savepoint Engine, SettingScope Settings, int ChannelChanges);
