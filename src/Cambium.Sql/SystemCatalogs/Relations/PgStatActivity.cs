using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_stat_activity, pg_stat_ssl and pg_locks: the server's sessions and what they hold.</summary>
internal static class PgStatActivity
{
    /// <summary>Instead of the text of a statement that isn't the reader's to see.</summary>
    public const string HiddenQuery = "<insufficient privilege>";

    public static void Fill(SqlSession session, RowCollector rows)
    {
        foreach (SessionDescription other in All(session))
        {
            SessionIdentity identity = other.Identity;
            int role = session.Names.Catalog.TryGetRole(identity.User, out RoleDefinition? definition) ? definition.Id : SystemCatalog.BootstrapRoleId;
            rows.Add().Set("datid", PgDatabase.OidOf(session, other.Database)).Set("datname", other.Database).Set("pid", identity.ProcessId).Set("usesysid", role)
                .Set("usename", identity.User).Set("application_name", other.Activity.ApplicationName);
            if (!MaySee(session, identity.User))
            {
                rows.Set("query", HiddenQuery);
                continue;
            }

            rows.Set("client_addr", Address(rows, identity.ClientAddress))
                .Set("client_port", identity.ClientPort is { } port ? Value.FromInt32(port) : Value.Null).Set("backend_start", other.Started)
                .Set("xact_start", other.Activity.TransactionStarted ?? (other.Activity.State == "active" ? other.Activity.QueryStarted : null)).Set("query_start", other.Activity.QueryStarted).Set("state_change", other.Activity.StateChanged)
                .Set("wait_event_type", other.Activity.WaitEventType).Set("wait_event", other.Activity.WaitEvent)
                .Set("state", other.Activity.State).Set("query", other.Activity.Query).Set("backend_type", "client backend");
        }
    }

    /// <summary>pg_stat_gssapi: nobody connects that way.</summary>
    public static void FillGssapi(SqlSession session, RowCollector rows)
    {
        foreach (SessionDescription other in All(session).Where(other => MaySee(session, other.Identity.User)))
        {
            rows.Add().Set("pid", other.Identity.ProcessId).Set("gss_authenticated", false).Set("encrypted", false);
        }
    }

    /// <summary>pg_stat_ssl.</summary>
    public static void FillSsl(SqlSession session, RowCollector rows)
    {
        foreach (SessionDescription other in All(session).Where(other => MaySee(session, other.Identity.User)))
        {
            rows.Add().Set("pid", other.Identity.ProcessId).Set("ssl", other.Identity.Tls is not null);
            if (other.Identity.Tls is { } tls)
            {
                rows.Set("version", tls.Version).Set("cipher", tls.Cipher).Set("bits", tls.Bits);
                if (tls.Client is { } client)
                {
                    Numeric serial = Numeric.Parse(client.Serial.ToString(CultureInfo.InvariantCulture));
                    rows.Set("client_dn", client.Subject).Set("client_serial", Value.FromNumeric(serial)).Set("issuer_dn", client.Issuer);
                }
            }
        }
    }

    /// <summary>What a session does is shown to its own user, and to readers of all statistics.</summary>
    public static bool MaySee(SqlSession session, string user) =>
        MaySee(session, session.Names.Catalog.TryGetRole(user, out RoleDefinition? role) ? role.Id : 0);

    /// <param name="roleId">0 for a role that is gone.</param>
    public static bool MaySee(SqlSession session, int roleId)
    {
        RoleRights rights = session.Roles.Rights;
        return rights.IsSuperuser || rights.ActsAs(SystemCatalog.ReadAllStatsRoleId) || (roleId != 0 && rights.ActsAs(roleId));
    }

    /// <summary>Advisory locks are the only ones there are, and LOCK TABLE lines up; whoever reads this table holds PostgreSQL's usual lock on itself.</summary>
    public static void FillLocks(SqlSession session, RowCollector rows)
    {
        int database = PgDatabase.OidOf(session, session.Database.Name);
        foreach ((AdvisoryKey key, SqlSession owner, bool isShared, bool isGranted) in session.Database.AdvisoryLocks.Snapshot())
        {
            rows.Add().Set("locktype", "advisory").Set("database", database).Set("classid", (uint)(key.Value >> 32)).Set("objid", (uint)key.Value)
                .Set("objsubid", key.IsPair ? 2 : 1).Set("virtualtransaction", VirtualTransaction(owner)).Set("pid", owner.Identity.ProcessId)
                .Set("mode", isShared ? "ShareLock" : "ExclusiveLock").Set("granted", isGranted).Set("fastpath", false);
        }

        foreach (SqlSession other in session.Database.Sessions)
        {
            foreach (TableLock table in other.RowLocks.Tables)
            {
                rows.Add().Set("locktype", "relation").Set("database", database).Set("relation", table.TableId).Set("virtualtransaction", VirtualTransaction(other))
                    .Set("pid", other.Identity.ProcessId).Set("mode", NameOf(table.Mode)).Set("granted", table.WaitsSince is null).Set("fastpath", false).Set("waitstart", table.WaitsSince);
            }
        }

        rows.Add().Set("locktype", "virtualxid").Set("virtualxid", VirtualTransaction(session)).Set("virtualtransaction", VirtualTransaction(session))
            .Set("pid", session.Identity.ProcessId).Set("mode", "ExclusiveLock").Set("granted", true).Set("fastpath", true);
    }

    /// <summary>This session is among them, even when the host around doesn't keep a list.</summary>
    public static IEnumerable<SessionDescription> All(SqlSession session)
    {
        IReadOnlyList<SessionDescription> known = session.Host.Sessions;
        return known.Any(other => other.Identity.ProcessId == session.Identity.ProcessId)
            ? known
            :
            [
                .. known,
                new SessionDescription { Identity = session.Identity, Database = session.Database.Name, Started = session.Now, Activity = session.Activity },
            ];
    }

    /// <summary>ACCESS EXCLUSIVE is AccessExclusiveLock there.</summary>
    private static string NameOf(string mode) => string.Concat(mode.Split(' ').Select(static word => word[0] + word[1..].ToLowerInvariant())) + "Lock";

    private static string VirtualTransaction(SqlSession session) => string.Create(CultureInfo.InvariantCulture, $"{session.Identity.ProcessId}/1");

    private static Value Address(RowCollector rows, string? address)
    {
        SqlType type = rows.TypeOf("client_addr");
        return address is null ? Value.Null : TextFormat.Parse(type, address, SessionFormat.Default);
    }
}
