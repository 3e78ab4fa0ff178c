using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The slots of a function's variables and the types they are declared with.</summary>
internal sealed class PlDeclarations(RoutineHost host)
{
    private readonly Dictionary<int, List<RoutineVariable>> _cursorParameters = [];
    private CatalogReader? _reader;

    public int SlotCount { get; private set; }

    /// <summary>The order of the texts that the function was called with, which its variables have, too; null: by bytes.</summary>
    public TextOrder? InputOrder { get; init; }

    /// <summary>The tables and types of users that types were taken from.</summary>
    public IReadOnlyCollection<CatalogNote> DependsOn => _reader?.Notes ?? [];

    private CatalogReader Reader => _reader ??= host.Reader();

    public RoutineVariable NewVariable(string name, SqlType type)
    {
        if ((uint)type.Type.Oid >= SystemCatalog.FirstUserId && Reader.Catalog.FindDefinition(type.Type) is { } definition)
        {
            Reader.NoteUse(definition);
        }

        return new RoutineVariable(name, SlotCount++, type);
    }

    public SqlType TypeOf(PlVariable line, RoutineName names)
    {
        if (line.RowType is { } table)
        {
            return RowTypeOf(table, names);
        }

        SqlType type = TypeOf(line.Type!, names);
        return line.Collation is null ? (type.Type.Collation is null ? new SqlType(type.Type.Ordered(InputOrder), type.Modifier) : type) : type.Collated(Collations.Named(line.Collation, type.Type, Reader, line.Collation.Span.Position));
    }

    public void AddCursorParameter(RoutineVariable cursor, PlCursorParameter parameter, RoutineName names)
    {
        if (!_cursorParameters.TryGetValue(cursor.Slot, out List<RoutineVariable>? parameters))
        {
            _cursorParameters.Add(cursor.Slot, parameters = []);
        }

        parameters.Add(NewVariable(parameter.Name, TypeOf(parameter.Type, names)));
    }

    public IReadOnlyList<RoutineVariable> CursorParameters(RoutineVariable cursor) =>
        _cursorParameters.TryGetValue(cursor.Slot, out List<RoutineVariable>? parameters) ? parameters : [];

    private SqlType TypeOf(TypeName name, RoutineName names)
    {
        if (!name.IsColumnType)
        {
            SqlType type = TypeResolver.Resolve(name, Reader);
            return type.Type.IsPseudo && type.Type != DataType.Record
                ? throw new SqlErrorException(SqlState.FeatureNotSupported, $"variable \"{name.Name}\" has pseudo-type {type.Type.DisplayName}", position: name.Span.Position)
                : type;
        }

        // Of a variable, else of a column.
        SyntaxList<string> parts = name.Name.Parts;
        if (RoutineName.Find(names, parts[0], parts.Count > 1 ? parts[1] : null, out int used) is { } variable)
        {
            if (used == parts.Count)
            {
                return variable.Type;
            }

            if (used + 1 == parts.Count && variable.Type.Type.Underlying().Fields.FirstOrDefault(field => field.Name == parts[used]) is { } field)
            {
                return field.Type;
            }
        }

        if (parts.Count == 1)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"variable \"{parts[0]}\" does not exist", position: name.Span.Position);
        }

        return TypeResolver.Resolve(name, Reader);
    }

    private SqlType RowTypeOf(QualifiedName table, RoutineName names)
    {
        if (table.Parts.Count == 1 && RoutineName.Find(names, table.Name, null, out _) is { } variable)
        {
            return variable.Type;
        }

        if (Reader.FindRelation(table) is null && Reader.FindType(table.Schema, table.Name) is not { Kind: TypeKind.Composite })
        {
            throw new SqlErrorException(SqlState.UndefinedTable, $"relation \"{table}\" does not exist", position: table.Span.Position);
        }

        return TypeResolver.Resolve(new TypeName(table, [], [], IntervalFields.All, false, false, table.Span), Reader);
    }
}
