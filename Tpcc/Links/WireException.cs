using System.Data.Common;

namespace Tpcc.Links;

/// <summary>An error the server told over a <see cref="WireLink"/>, its fields by their code in the protocol.</summary>
internal sealed class WireException(IReadOnlyDictionary<char, string> fields) : DbException(fields.GetValueOrDefault('M', "unknown error"))
{
    public override string? SqlState => fields.GetValueOrDefault('C');

    /// <summary>Table and column it is about, as far as told.</summary>
    public string Place => string.Join('.', new[] { fields.GetValueOrDefault('t'), fields.GetValueOrDefault('c') }.Where(static part => !string.IsNullOrEmpty(part)));
}
