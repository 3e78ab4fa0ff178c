using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Statements.Definitions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Keeps the shared definitions (roles, memberships, their settings, databases) the same in all databases of a server.
/// <code>
/// session in a:  CREATE ROLE r        edits a's own catalog, like any definition
///                COMMIT               gate: commit in a (validated as ever); then a's copy to b, c, …
/// </code>
/// Each database's log tells all about it, roles included, and looking up a role is a read like any other. A crash between the
/// commit and the last copy leaves copies of different epochs; the next start brings all of them to the highest. A database whose copy
/// can't be made, for want of room or memory, stays behind until it can, and changes no shared definition meanwhile.
/// </summary>
/// <remarks>The gate makes commits that change shared definitions take turns, so that every copy is made from the newest state: nobody
/// else waits for it. See decision 0006.</remarks>
public sealed class SharedCatalog
{
    private readonly object _gate = new();
    private readonly List<SqlDatabase> _databases = [];
    private volatile ImmutableHashSet<SqlDatabase> _behind = [];

    /// <summary>Databases that every server has, made or not: what is granted on them is kept as of any other.</summary>
    public IReadOnlyList<DatabaseDescription> Standing { get; init; } = [];

    /// <summary>A database, by its name, could not get what was committed in another one. Called under the gate.</summary>
    public event Action<string, Exception>? FellBehind;

    /// <summary>A database has been opened: it and the others come to the newer state of theirs, and it is among the databases.</summary>
    internal void Enter(SqlDatabase database)
    {
        lock (_gate)
        {
            _databases.Add(database);
            Spread(Newest);
            if (IsUnknown(database) || Standing.Any(standing => IsMissing(standing, database.Engine.Root.Catalog)))
            {
                Change(database, "CREATE DATABASE", transaction => Define(database, transaction));
            }
        }
    }

    /// <summary>A database is being closed; what is known of it stays.</summary>
    internal void Leave(SqlDatabase database)
    {
        lock (_gate)
        {
            _databases.Remove(database);
            _behind = _behind.Remove(database);
        }
    }

    /// <summary>Tries again what could not be copied to a database; to be called before its roles are asked for who may begin a session.</summary>
    internal void CatchUp(SqlDatabase database)
    {
        if (_behind.Contains(database))
        {
            lock (_gate)
            {
                Spread(Newest);
            }
        }
    }

    /// <summary>Forgets databases that are no more, by their oids.</summary>
    public void Forget(Predicate<int> isGone)
    {
        lock (_gate)
        {
            if (_databases.Count == 0)
            {
                return;
            }

            SqlDatabase database = Newest;
            Definition[] gone =
            [
                .. database.Engine.Root.Catalog.Databases.Where(definition => isGone(definition.Oid)),
                .. database.Engine.Root.Catalog.RoleSettings.Where(settings => settings.DatabaseOid != 0 && isGone(settings.DatabaseOid)),
            ];
            if (gone.Length > 0)
            {
                Change(database, "DROP DATABASE", transaction =>
                {
                    Array.ForEach(gone, definition => transaction.Ddl.Remove(definition.Id));
                    DefineStanding(transaction);
                });
            }
        }
    }

    /// <summary>Changes what is known of a database.</summary>
    internal void Change(SqlDatabase database, string name, Func<DatabaseDefinition, DatabaseDefinition> change)
    {
        lock (_gate)
        {
            Change(database, "ALTER DATABASE", transaction =>
            {
                if (transaction.Catalog.TryGetDatabase(name, out DatabaseDefinition? known))
                {
                    transaction.Ddl.Put(change(known));
                }
            });
        }
    }

    /// <summary>Commits a transaction; what it changed of the shared definitions is in every database when this returns, but for those that have fallen behind.</summary>
    /// <exception cref="SqlErrorException">The database is behind the others itself, and can't be brought up with them; 2BP01: another one has come to need a role that is dropped.</exception>
    internal CommitResult Commit(SqlDatabase database, Transaction transaction)
    {
        if (!transaction.Ddl.ChangesShared)
        {
            return transaction.Commit();
        }

        lock (_gate)
        {
            BringUp(database);
            RequireUnused(database, transaction);
            CommitResult result = transaction.Commit();
            if (result.Outcome == CommitOutcome.Committed)
            {
                Spread(database);
            }

            return result;
        }
    }

    /// <summary>DROP ROLE has looked into the other databases when it ran, which may have been long ago.</summary>
    private static void RequireUnused(SqlDatabase database, Transaction transaction)
    {
        foreach (int id in transaction.Ddl.ChangedIds)
        {
            if (database.Engine.Root.Catalog.TryGet(id, out RoleDefinition? role) && !transaction.Catalog.TryGet(id, out RoleDefinition? _))
            {
                RoleDependents.RequireNoneElsewhere(database, role, transaction.Catalog);
            }
        }
    }

    /// <summary>Whether a role owns something in another database, or has privileges there: how many objects, by database.</summary>
    internal IReadOnlyList<(string Database, int Count)> DependentsElsewhere(SqlDatabase database, Func<DatabaseRoot, int> count)
    {
        lock (_gate)
        {
            return
            [
                .. _databases.Where(other => other != database)
                    .Select(other => (other.Name, Count: count(other.Engine.Root)))
                    .Where(found => found.Count > 0),
            ];
        }
    }

    private static bool IsUnknown(SqlDatabase database) =>
        !database.Engine.Root.Catalog.TryGetDatabase(database.Name, out DatabaseDefinition? known)
        || known.Oid != database.Options.Oid
        || !database.Engine.Root.Catalog.TryGetRole(database.Options.Owner, out _);

    /// <summary>One of that name may be an ordinary database, and it may have got another name.</summary>
    private static bool IsMissing(DatabaseDescription standing, CatalogSnapshot catalog) =>
        !catalog.Databases.Any(known => known.Name == standing.Name || known.Oid == standing.Oid);

    /// <summary>The database's owner if there is no such role yet, and the database, which may have been renamed.</summary>
    private void Define(SqlDatabase database, Transaction transaction)
    {
        if (!transaction.Catalog.TryGetRole(database.Options.Owner, out RoleDefinition? owner))
        {
            owner = transaction.Ddl.Put(new RoleDefinition
            {
                Id = transaction.Ddl.NextSharedId(),
                Name = database.Options.Owner,
                PasswordVerifier = database.Options.OwnerPasswordVerifier,
                IsSuperuser = true,
                CanLogin = true,
                CanCreateRoles = true,
                CanCreateDatabases = true,
                CanReplicate = true,
                BypassesRowSecurity = true,
            });
        }
        else if (database.Options.OwnerPasswordVerifier is { } verifier)
        {
            // The role postgres is there before anyone makes it.
            owner = transaction.Ddl.Put(owner with { PasswordVerifier = verifier });
        }

        // One of that name is what is left of a database that could not be made.
        foreach (DatabaseDefinition left in transaction.Catalog.Databases.Where(definition => definition.Name == database.Name && definition.Oid != database.Options.Oid).ToArray())
        {
            transaction.Ddl.Remove(left.Id);
        }

        DatabaseDefinition? known = transaction.Catalog.Databases.FirstOrDefault(definition => definition.Oid == database.Options.Oid);
        transaction.Ddl.Put((known ?? new DatabaseDefinition
        {
            Id = transaction.Ddl.NextSharedId(),
            Name = database.Name,
            Oid = database.Options.Oid,
            OwnerId = owner.Id,
        }) with { Name = database.Name });
        DefineStanding(transaction);
    }

    private void DefineStanding(Transaction transaction)
    {
        foreach (DatabaseDescription standing in Standing.Where(standing => IsMissing(standing, transaction.Catalog)))
        {
            transaction.Ddl.Put(new DatabaseDefinition
            {
                Id = transaction.Ddl.NextSharedId(),
                Name = standing.Name,
                Oid = standing.Oid,
                OwnerId = transaction.Catalog.TryGetRole(standing.Owner, out RoleDefinition? owner) ? owner.Id : SystemCatalog.BootstrapRoleId,
                IsTemplate = standing.Name is "template0" or "template1",
                AllowsConnections = standing.Name != "template0",
            });
        }
    }

    private void Change(SqlDatabase database, string statement, Action<Transaction> change)
    {
        BringUp(database);
        database.Define(statement, change);
        Spread(database);
    }

    /// <summary>Before a database changes shared definitions itself: its next epoch would be another one than theirs of that number.</summary>
    private void BringUp(SqlDatabase database)
    {
        if (_behind.Contains(database))
        {
            Copy(Newest, database);
        }
    }

    private SqlDatabase Newest => _databases.MaxBy(static other => other.Engine.Root.Catalog.SharedState.Epoch)!;

    /// <summary>To all databases, which write at the same time.</summary>
    private void Spread(SqlDatabase source)
    {
        List<(SqlDatabase Target, Action Copy)> copies = [];
        foreach (SqlDatabase target in _databases.Where(other => other != source))
        {
            Try(target, () => copies.Add((target, BeginCopy(source, target))));
        }

        foreach ((SqlDatabase target, Action copy) in copies)
        {
            Try(target, copy);
        }
    }

    /// <summary>It is committed: what stands in the way of a copy is no error of who committed it.</summary>
    private void Try(SqlDatabase target, Action step)
    {
        try
        {
            step();
        }
        catch (Exception problem) when (problem is SqlErrorException or IOException or OutOfMemoryException)
        {
            if (!_behind.Contains(target))
            {
                _behind = _behind.Add(target);
                FellBehind?.Invoke(target.Name, problem);
            }
        }
    }

    private void Copy(SqlDatabase source, SqlDatabase target) => BeginCopy(source, target)();

    /// <returns>Waits for it.</returns>
    private Action BeginCopy(SqlDatabase source, SqlDatabase target)
    {
        CatalogSnapshot catalog = source.Engine.Root.Catalog;
        Action? wait = target.Engine.Root.Catalog.SharedState.Epoch == catalog.SharedState.Epoch ? null : target.BeginDefine("shared definitions", transaction => Copy(catalog, transaction));
        return () =>
        {
            wait?.Invoke();
            _behind = _behind.Remove(target);
        };
    }

    private static void Copy(CatalogSnapshot source, Transaction target)
    {
        Dictionary<int, Definition> wanted = source.All.Where(static definition => definition.IsShared).ToDictionary(static definition => definition.Id);
        foreach (Definition old in target.Catalog.All.Where(static definition => definition.IsShared).ToArray())
        {
            // What is renamed goes first, too: its old name may be another's new one.
            if (!wanted.TryGetValue(old.Id, out Definition? now) || now.Name != old.Name)
            {
                target.Ddl.Remove(old.Id);
            }
            else if (IsSame(old, now))
            {
                wanted.Remove(old.Id);
            }
        }

        foreach (Definition definition in wanted.Values.OrderBy(static definition => definition.Id))
        {
            target.Ddl.Put(definition);
        }

        target.Ddl.Put(source.SharedState);
    }

    private static bool IsSame(Definition one, Definition other)
    {
        (one, other) = (one with { Version = 0 }, other with { Version = 0 });

        // Most differ in nothing, not even in lists that are other ones of the same content.
        return one.Equals(other) || DefinitionJson.Write(one).AsSpan().SequenceEqual(DefinitionJson.Write(other));
    }
}
