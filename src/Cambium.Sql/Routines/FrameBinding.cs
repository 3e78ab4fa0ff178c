using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Routines;

/// <summary>
/// Something of a function's body bound against catalog, settings and variables, once: it is bound anew only when the catalog, a
/// setting that decides on names, or the structure of a record it uses has changed.
/// </summary>
/// <param name="place">Where in the body it stands.</param>
/// <param name="bind">Binds it, in a context that knows the variables.</param>
internal sealed class FrameBinding<T>(SourcePlace place, Func<BindingContext, VariableNames, RoutineFrame, T> bind)
    where T : class
{
    private T? _bound;
    private CatalogSnapshot? _catalog;
    private string? _planning;
    private RecordShape[] _shapes = [];
    private CatalogNote[] _notes = [];
    private Transaction? _notedFor;
    private bool _isTimed;

    /// <summary>The variables that it uses, once it is bound.</summary>
    public UsedVariable[] Used { get; private set; } = [];

    public T Get(RoutineFrame frame)
    {
        Transaction? transaction = frame.Host.Transaction;
        if (_bound is null || !IsCurrent(transaction, frame))
        {
            return Bind(transaction, frame);
        }

        if (transaction is not null && !ReferenceEquals(_notedFor, transaction))
        {
            CatalogReader.NoteAgain(_notes, transaction.Reads);
            _notedFor = transaction;
        }

        return _bound;
    }

    /// <summary>Something else it was made from has changed.</summary>
    public void Forget() => _bound = null;

    private bool IsCurrent(Transaction? transaction, RoutineFrame frame)
    {
        if (!HoldsFor(frame.Host.Catalog) || (_isTimed && !ReferenceEquals(_notedFor, transaction)) || frame.Host.PlanningSettings != _planning)
        {
            return false;
        }

        foreach (RecordShape shape in _shapes)
        {
            if (!shape.Fits(frame.Values))
            {
                return false;
            }
        }

        return true;
    }

    private bool HoldsFor(CatalogSnapshot catalog)
    {
        if (ReferenceEquals(catalog, _catalog))
        {
            return true;
        }

        if (_catalog is null || !catalog.MissingTrees.SetEquals(_catalog.MissingTrees) || !CatalogNote.Hold(_notes, _catalog, catalog))
        {
            return false;
        }

        _catalog = catalog;
        return true;
    }

    private T Bind(Transaction? transaction, RoutineFrame frame)
    {
        VariableNames variables = new(place.Names, place.Conflict, frame);
        BindingContext binding = frame.Host.NewBinding(variables);
        binding.ViewNames = place.Relations;
        binding.Catalog.IsInDefinition |= place.IsDefinition;
        binding.KeepsCalls |= frame.IsTest;
        T bound;
        try
        {
            bound = binding.Catalog.Collect(() => bind(binding, variables, frame));
        }
        catch (SqlErrorException error) when (error.Position > 0 ? error.PlaceIn(place.Text, place.Start) : place.Kind is { } kind && error.Within($"{kind} \"{place.Text}\""))
        {
            throw;
        }

        _bound = bound;
        _isTimed = binding.IsTimed;
        _catalog = frame.Host.Catalog;
        _planning = frame.Host.PlanningSettings;
        _shapes = variables.Shapes;
        Used = variables.Used;
        _notes = [.. binding.Catalog.Notes];
        _notedFor = transaction;
        return bound;
    }
}
