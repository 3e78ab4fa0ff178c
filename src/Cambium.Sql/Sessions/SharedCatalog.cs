using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Keeps the shared definitions (roles, memberships, their settings, databases) the same in all databases of a server.
/// <code>
/// session in a:  CREATE ROLE r        edits a's own catalog, like any definition
///                COMMIT               gate: commit in a (validated as ever); then a's copy to b, c, …
/// </code>
/// Each database's log tells all about it, roles included, and looking up a role is a read like any other. A crash between the
/// commit and the last copy leaves copies of different epochs; the next start brings all of them to the highest.
/// </summary>
/// <remarks>The gate makes commits that change shared definitions take turns, so that every copy is made from the newest state: nobody
/// else waits for it. See decision 0006.</remarks>
public sealed class SharedCatalog
{
    private readonly object _gate = new();
    private readonly List<SqlDatabase> _databases = [];

    /// <summary>A database has been opened: it and the others come to the newer state of theirs, and it is among the databases.</summary>
    internal void Enter(SqlDatabase database)
    {
        lock (_gate)
        {
            SqlDatabase newest = _databases.Append(database).MaxBy(static other => other.Engine.Root.Catalog.SharedState.Epoch)!;
            _databases.Add(database);
            Spread(newest);
            if (IsUnknown(database))
            {
                database.Define("CREATE DATABASE", transaction => Define(database, transaction));
                Spread(database);
            }
        }
    }

    /// <summary>A database is being closed; what is known of it stays.</summary>
    internal void Leave(SqlDatabase database)
    {
        lock (_gate)
        {
            _databases.Remove(database);
        }
    }

    /// <summary>Forgets databases that are no more, by their oids.</summary>
    public void Forget(Predicate<int> isGone)
    {
        lock (_gate)
        {
            if (_databases.FirstOrDefault() is not { } database)
            {
                return;
            }

            Definition[] gone =
            [
                .. database.Engine.Root.Catalog.Databases.Where(definition => isGone(definition.Oid)),
                .. database.Engine.Root.Catalog.RoleSettings.Where(settings => settings.DatabaseOid != 0 && isGone(settings.DatabaseOid)),
            ];
            if (gone.Length > 0)
            {
                database.Define("DROP DATABASE", transaction => Array.ForEach(gone, definition => transaction.Ddl.Remove(definition.Id)));
                Spread(database);
            }
        }
    }

    /// <summary>Changes what is known of a database.</summary>
    internal void Change(SqlDatabase database, string name, Func<DatabaseDefinition, DatabaseDefinition> change)
    {
        lock (_gate)
        {
            database.Define("ALTER DATABASE", transaction =>
            {
                if (transaction.Catalog.TryGetDatabase(name, out DatabaseDefinition? known))
                {
                    transaction.Ddl.Put(change(known));
                }
            });
            Spread(database);
        }
    }

    /// <summary>Commits a transaction; what it changed of the shared definitions is in every database when this returns.</summary>
    internal CommitResult Commit(SqlDatabase database, Transaction transaction)
    {
        if (!transaction.Ddl.ChangesShared)
        {
            return transaction.Commit();
        }

        lock (_gate)
        {
            CommitResult result = transaction.Commit();
            if (result.Outcome == CommitOutcome.Committed)
            {
                Spread(database);
            }

            return result;
        }
    }

    /// <summary>Whether a role owns something in another database, or has privileges there: how many objects, by database.</summary>
    internal IReadOnlyList<(string Database, int Count)> DependentsElsewhere(SqlDatabase database, Func<Definition, bool> depends)
    {
        lock (_gate)
        {
            return
            [
                .. _databases.Where(other => other != database)
                    .Select(other => (other.Name, Count: other.Engine.Root.Catalog.All.Count(definition => !definition.IsShared && depends(definition))))
                    .Where(found => found.Count > 0),
            ];
        }
    }

    private static bool IsUnknown(SqlDatabase database) =>
        !database.Engine.Root.Catalog.TryGetDatabase(database.Name, out DatabaseDefinition? known)
        || known.Oid != database.Options.Oid
        || !database.Engine.Root.Catalog.TryGetRole(database.Options.Owner, out _);

    /// <summary>The database's owner if there is no such role yet, and the database, which may have been renamed.</summary>
    private static void Define(SqlDatabase database, Transaction transaction)
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
    }

    private void Spread(SqlDatabase source)
    {
        CatalogSnapshot catalog = source.Engine.Root.Catalog;
        foreach (SqlDatabase target in _databases.Where(other => other != source && other.Engine.Root.Catalog.SharedState.Epoch != catalog.SharedState.Epoch))
        {
            target.Define("shared definitions", transaction => Copy(catalog, transaction));
        }
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

    private static bool IsSame(Definition one, Definition other) =>
        DefinitionJson.Write(one with { Version = 0 }).AsSpan().SequenceEqual(DefinitionJson.Write(other with { Version = 0 }));
}
