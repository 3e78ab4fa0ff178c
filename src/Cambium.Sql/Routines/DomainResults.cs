using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Routines;

/// <summary>
/// Tests rows that become values of a domain, or of a type with domains inside, where nothing that is bound with the body does: results of functions, rows put into variables, parameters of the protocol.
/// Tests are kept for a transaction, whose read of the domain they note.
/// </summary>
internal sealed class DomainResults(RoutineHost host)
{
    private readonly Dictionary<(int Oid, bool IsWhole), RowExpression?> _tests = [];
    private Transaction? _transaction;
    private CatalogSnapshot? _catalog;

    /// <param name="value">A value of the type, but for its domains.</param>
    /// <param name="frame">Of the function whose it is; null: it is no function's.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">23514, 23502.</exception>
    public void Test(in Value value, SqlType type, RoutineFrame? frame = null)
    {
        if (DomainBinder.HasDomain(type.Type))
        {
            Test(value, type, false, frame);
        }
    }

    /// <summary>The same of a row whose fields have their types already, domains included.</summary>
    public void TestWhole(in Value row, SqlType type, RoutineFrame frame)
    {
        if (type.Type.Kind == TypeKind.Domain)
        {
            Test(row, type, true, frame);
        }
    }

    private void Test(in Value value, SqlType type, bool isWhole, RoutineFrame? frame)
    {
        if (!ReferenceEquals(host.Transaction, _transaction) || !ReferenceEquals(host.Catalog, _catalog))
        {
            _tests.Clear();
            (_transaction, _catalog) = (host.Transaction, host.Catalog);
        }

        if (!_tests.TryGetValue((type.Type.Oid, isWhole), out RowExpression? test))
        {
            BindingContext binding = new(host.Reader(), new ParameterTypes(), host.Calls);
            test = isWhole ? RowExpressions.TestOfWhole(type, binding) : RowExpressions.TestOf(type, binding);
            _tests.Add((type.Type.Oid, isWhole), test);
        }

        test?.Evaluate([value], frame?.Query ?? host.NewQuery([], null));
    }
}
