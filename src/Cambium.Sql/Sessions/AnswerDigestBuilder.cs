using System.Security.Cryptography;

namespace Cambium.Sql.Sessions;

/// <summary>Digests an answer that comes in parts.</summary>
internal sealed class AnswerDigestBuilder : IDisposable
{
    private readonly byte[] _head = new byte[AnswerDigest.VerbatimMax];
    private IncrementalHash? _hash;
    private long _length;

    public void Append(ReadOnlySpan<byte> part)
    {
        if (_hash is null && _length + part.Length > _head.Length)
        {
            _hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
            _hash.AppendData(_head.AsSpan(0, (int)_length));
        }

        if (_hash is not null)
        {
            _hash.AppendData(part);
        }
        else
        {
            part.CopyTo(_head.AsSpan((int)_length));
        }

        _length += part.Length;
    }

    /// <summary>The digest; the builder starts over.</summary>
    public AnswerDigest Finish()
    {
        AnswerDigest digest = new(_length, _hash?.GetHashAndReset() ?? _head.AsSpan(0, (int)_length).ToArray());
        Clear();
        return digest;
    }

    public void Clear()
    {
        Dispose();
        _hash = null;
        _length = 0;
    }

    public void Dispose() => _hash?.Dispose();
}
