using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// A scan's filter in the closed language of notes, its constants still to be evaluated: they may be parameters or columns of surrounding
/// rows. A part whose constant can't be said in the column's own type is dropped, which widens the note.
/// </summary>
internal abstract class NoteFilter
{
    /// <summary>The filter for this execution; null when it can't be expressed.</summary>
    internal abstract Filter? Build(QueryContext context);

    /// <summary>Whether threads that help may build it.</summary>
    internal virtual bool IsParallelSafe => true;

    internal sealed class Comparison(int columnId, DataType type, Log.Records.FilterOperator op, CompiledExpression constant, DataType constantType) : NoteFilter
    {
        internal override bool IsParallelSafe => constant.IsParallelSafe;

        internal override Filter? Build(QueryContext context)
        {
            Value value = constant.Evaluate([], context);

            // Compared with NULL nothing matches.
            return value.IsNull ? new Filter.Or([])
                : KeyConstants.TryConvert(value, constantType, type, out Value converted) ? new Filter.Comparison(columnId, op, KeyEncoding.Encode(type, converted))
                : null;
        }
    }

    internal sealed class In(int columnId, DataType type, CompiledExpression[] items) : NoteFilter
    {
        internal override bool IsParallelSafe => Array.TrueForAll(items, static item => item.IsParallelSafe);

        internal override Filter? Build(QueryContext context)
        {
            ReadOnlyMemory<byte>[] constants = new ReadOnlyMemory<byte>[items.Length];
            for (int index = 0; index < items.Length; index++)
            {
                constants[index] = KeyEncoding.Encode(type, items[index].Evaluate([], context));
            }

            return new Filter.In(columnId, constants);
        }
    }

    internal sealed class IsNull(int columnId) : NoteFilter
    {
        internal override Filter Build(QueryContext context) => new Filter.IsNull(columnId);
    }

    internal sealed class Prefix(int columnId, string prefix) : NoteFilter
    {
        private readonly byte[] _bytes = KeyEncoding.TextPrefix(System.Text.Encoding.UTF8.GetBytes(prefix));

        internal override Filter Build(QueryContext context) => new Filter.Prefix(columnId, _bytes);
    }

    internal sealed class Not(NoteFilter operand) : NoteFilter
    {
        internal override bool IsParallelSafe => operand.IsParallelSafe;

        internal override Filter? Build(QueryContext context) => operand.Build(context) is { } built ? new Filter.Not(built) : null;
    }

    /// <summary>Parts that can't be said are left out.</summary>
    internal sealed class And(IReadOnlyList<NoteFilter> parts) : NoteFilter
    {
        internal override bool IsParallelSafe => parts.All(static part => part.IsParallelSafe);

        internal override Filter? Build(QueryContext context)
        {
            List<Filter> built = [];
            foreach (NoteFilter part in parts)
            {
                if (part.Build(context) is { } filter)
                {
                    built.Add(filter);
                }
            }

            return built.Count switch
            {
                0 => null,
                1 => built[0],
                _ => new Filter.And(built),
            };
        }
    }

    /// <summary>All parts must be sayable, and exact: an inner AND that dropped a part would only be wider, which is sound too.</summary>
    internal sealed class Or(IReadOnlyList<NoteFilter> parts) : NoteFilter
    {
        internal override bool IsParallelSafe => parts.All(static part => part.IsParallelSafe);

        internal override Filter? Build(QueryContext context)
        {
            Filter[] built = new Filter[parts.Count];
            for (int index = 0; index < built.Length; index++)
            {
                if (parts[index].Build(context) is not { } filter)
                {
                    return null;
                }

                built[index] = filter;
            }

            return new Filter.Or(built);
        }
    }
}
