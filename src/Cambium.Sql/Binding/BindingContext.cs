using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>What binding one statement needs and finds out on the way. Used by one thread, for one statement.</summary>
public sealed class BindingContext(CatalogReader catalog, ParameterTypes parameters, CallContext call)
{
    public CatalogReader Catalog { get; } = catalog;

    public ParameterTypes Parameters { get; } = parameters;

    /// <summary>Settings that literals are read with.</summary>
    public CallContext Call { get; } = call;

    public CancellationToken Cancellation { get; init; }

    /// <summary>Binds a data-modifying WITH query; null where there can be none. Set by the binder of statements.</summary>
    public Func<CommonTableExpression, Scope, CteDefinition>? ModifyingCteBinder { get; set; }

    /// <summary>Every WITH query of the statement, in order of appearance.</summary>
    public List<CteDefinition> Ctes { get; } = [];

    /// <summary>Tables and views named by the statement, for checks of privileges: each with the role it is read as (null: the user).</summary>
    public List<(TableDefinition Table, int? Role)> Relations { get; } = [];

    /// <exception cref="SqlErrorException">0A000: the name is of another database.</exception>
    public void RequireOwnDatabase(QualifiedName name)
    {
        if (name.Database is { } database && database != Call.System.CurrentDatabase)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cross-database references are not implemented: \"{name}\"", position: name.Span.Position);
        }
    }

    /// <summary>The owner of the view being expanded: what is in it is read with that role's privileges.</summary>
    internal int? ViewOwner { get; set; }

    /// <summary>Depth of nested view expansions, against endless ones.</summary>
    internal int ViewDepth { get; set; }
}
