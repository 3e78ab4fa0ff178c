using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Sessions;

/// <summary>The session as functions see it: users, settings, sequences, and names of catalog objects.</summary>
internal sealed class SystemInformation(SqlSession session) : ISystemInformation, IObjectNames, IRoutineSystem
{
    public SqlSession Session => session;

    public RoutineHost Routines => session.Routines;

    public string CurrentUser => session.CurrentUser;

    public string SessionUser => session.Roles.SessionName;

    public string CurrentDatabase => session.Database.Name;

    public int BackendPid => session.Identity.ProcessId;

    public int TriggerDepth => session.Triggers.Depth;

    public IReadOnlyList<string> SearchPath(bool includeImplicit)
    {
        List<string> path = [];
        IReadOnlyList<string> names = session.Names.SearchPath;
        if (includeImplicit && !names.Any(SystemCatalog.IsTemporarySchema) && session.Names.Catalog.HasTemporarySchema)
        {
            path.Add(SystemCatalog.TemporarySchema);
        }

        if (includeImplicit && !names.Contains("pg_catalog"))
        {
            path.Add("pg_catalog");
        }

        path.AddRange(names.Where(name => SystemCatalog.IsTemporarySchema(name)
            ? session.Names.Catalog.HasTemporarySchema
            : session.Names.Catalog.TryGetSchema(name, out SchemaDefinition? schema) && session.Roles.Rights.HasAny(schema, Privileges.Usage)).Select(static name => SystemCatalog.IsTemporarySchema(name) ? SystemCatalog.TemporarySchema : name));
        return path;
    }

    public string? GetSetting(string name) => ShowCommand.Show(name, session);

    /// <summary>What nobody but the user knows has no default to go back to: it stays, empty.</summary>
    public void SetSetting(string name, string? value, bool isLocal) => SetCommand.Apply(name, value ?? (SettingRegistry.Find(name) is null ? "" : null), isLocal, session);

    /// <summary>nextval of a sequence that is known already.</summary>
    public long NextValue(SequenceDefinition sequence)
    {
        long value = session.Transactions.Engine.Sequences.Next(sequence);
        session.Sequences.Remember(sequence.Id, value);
        return value;
    }

    public long NextSequenceValue(uint sequence)
    {
        SequenceDefinition definition = Sequence(sequence);
        RequireAny(definition, Privileges.Usage | Privileges.Update);
        RequireWritable(definition, "nextval()");
        return NextValue(definition);
    }

    /// <summary>Temporary sequences may be moved on in any transaction.</summary>
    private void RequireWritable(SequenceDefinition sequence, string command)
    {
        if (!sequence.IsTemporary)
        {
            session.Transactions.RequireWritable(command);
        }
    }

    public long CurrentSequenceValue(uint? sequence)
    {
        if (sequence is { } id)
        {
            SequenceDefinition definition = Sequence(id);
            RequireAny(definition, Privileges.Usage | Privileges.Select);
            return session.Sequences.Current((int)id, definition.Name);
        }

        if (!session.Names.Catalog.TryGet(session.Sequences.LastId, out SequenceDefinition? last))
        {
            // It has been dropped since.
            throw SequenceMemory.LastUndefined();
        }

        RequireAny(last, Privileges.Usage | Privileges.Select);
        return session.Sequences.Last;
    }

    public void SetSequenceValue(uint sequence, long value, bool isCalled)
    {
        SequenceDefinition definition = Sequence(sequence);
        RequireAny(definition, Privileges.Update);
        RequireWritable(definition, "setval()");
        if (value < definition.Minimum || value > definition.Maximum)
        {
            throw new SqlErrorException(
                SqlState.NumericValueOutOfRange,
                FormattableString.Invariant(
                    $"setval: value {value} is out of bounds for sequence \"{definition.Name}\" ({definition.Minimum}..{definition.Maximum})"));
        }

        session.Transactions.Engine.Sequences.Set(definition, value, isCalled);
        if (isCalled)
        {
            session.Sequences.RememberSet(definition.Id, value);
        }
    }

    public string? NameOf(DataType regType, uint oid) => RegistryNames.NameOf(session.Names.Reader(), regType, oid);

    public uint? Resolve(DataType regType, string name) => RegistryNames.Resolve(session.Names.Reader(), regType, name);

    public DataType? FindType(int oid) => session.Names.Catalog.FindDataType(oid);

    public Definition? Find(int id)
    {
        if (!session.Names.Catalog.TryGet(id, out Definition? found))
        {
            return null;
        }

        session.Transactions.Engine.Reads.NoteCatalog(id);
        return found;
    }

    public IObjectNames ForHelper() => new DefinitionNames(new CatalogReader(session.Names.Catalog, null, session.Names.SearchPath, session.Database.SystemTables));

    /// <exception cref="SqlErrorException">42501: none of the privileges is held.</exception>
    public void RequireAny(SequenceDefinition sequence, Privileges privileges)
    {
        if (!session.Roles.Rights.HasAny(sequence, privileges))
        {
            throw RoleRights.Denied(sequence);
        }
    }

    private SequenceDefinition Sequence(uint id) => session.Names.Catalog.TryGet((int)id, out SequenceDefinition? sequence)
        ? sequence
        : throw new SqlErrorException(SqlState.WrongObjectType, FormattableString.Invariant($"could not open relation with OID {id}"));
}
