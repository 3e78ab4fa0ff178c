using System.Buffers.Binary;

namespace Cambium.Client;

/// <summary>
/// Names one transaction, so that the server can be asked whether it was committed. The name carries the time (UUID version 7):
/// the server can then tell a young token that was never committed from an old one it has forgotten.
/// </summary>
internal sealed class CommitToken
{
    private readonly Guid _value;

    private CommitToken(Guid value) => _value = value;

    public static CommitToken Create(TimeProvider clock)
    {
        Span<byte> bytes = stackalloc byte[16];
        Guid.NewGuid().TryWriteBytes(bytes, bigEndian: true, out _);
        Span<byte> time = stackalloc byte[8];
        BinaryPrimitives.WriteInt64BigEndian(time, clock.GetUtcNow().ToUnixTimeMilliseconds() << 16);
        time[..6].CopyTo(bytes);
        bytes[6] = (byte)((bytes[6] & 0x0F) | 0x70);
        return new CommitToken(new Guid(bytes, bigEndian: true));
    }

    /// <summary>Names the open transaction.</summary>
    public async ValueTask SetAsync(bool async, CambiumConnection connection, CancellationToken cancellationToken)
    {
        using var command = new CambiumCommand($"SET LOCAL cambium.commit_token = '{_value}'", connection);
        _ = async ? await command.ExecuteNonQueryAsync(cancellationToken).ConfigureAwait(false) : command.ExecuteNonQuery();
    }

    /// <summary>
    /// Opens the connection anew and asks; from then on the transaction can't be committed any more. A server that can't be reached, that
    /// starts or stops, is asked again, for as long as the options let transactions take.
    /// </summary>
    /// <exception cref="CambiumException">The server doesn't know either, or never answered: <paramref name="failure"/> again.</exception>
    public async ValueTask<bool> WasCommittedAsync(bool async, CambiumConnection connection, CambiumException failure, TransactionRetryOptions options, CancellationToken cancellationToken)
    {
        long started = options.Clock.GetTimestamp();
        for (int tries = 1; ; tries++)
        {
            try
            {
                return await AskAsync(async, connection, cancellationToken).ConfigureAwait(false) switch
                {
                    "committed" => true,
                    "not committed" => false,
                    _ => throw failure,
                };
            }
            catch (CambiumException unanswered) when (!ReferenceEquals(unanswered, failure))
            {
                bool mayAnswer = unanswered.SqlState is null || unanswered.IsTransient || unanswered.IsOutcomeUnknown;
                if (!mayAnswer || options.Clock.GetElapsedTime(started) >= options.ElapsedMax)
                {
                    throw failure;
                }
            }

            await options.WaitAsync(async, options.DelayAfter(tries), cancellationToken).ConfigureAwait(false);
        }
    }

    private async ValueTask<string?> AskAsync(bool async, CambiumConnection connection, CancellationToken cancellationToken)
    {
        if (async)
        {
            await connection.CloseAsync().ConfigureAwait(false);
            await connection.OpenAsync(cancellationToken).ConfigureAwait(false);
        }
        else
        {
            connection.Close();
            connection.Open();
        }

        using var command = new CambiumCommand($"SELECT status FROM pg_cambium.commit_status('{_value}')", connection);
        return (async ? await command.ExecuteScalarAsync(cancellationToken).ConfigureAwait(false) : command.ExecuteScalar()) as string;
    }
}
