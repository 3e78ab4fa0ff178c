namespace Cambium.Client;

/// <summary>
/// Runs work in a transaction until it commits. Retried is only what the server has certainly rolled back because of others
/// (40001, 40P01); an error of the work itself and a broken connection go to the caller, and so does an unknown outcome of COMMIT
/// unless the transactions are named, so that the server can be asked.
/// </summary>
internal static class TransactionRunner
{
    public static async ValueTask<TResult> RunAsync<TResult>(
        bool async, CambiumConnection connection, Func<CambiumTransaction, CancellationToken, ValueTask<TResult>> work, TransactionRetryOptions options, CancellationToken cancellationToken)
    {
        options.Validate();
        long started = options.Clock.GetTimestamp();
        for (int tries = 1; ; tries++)
        {
            TimeSpan delay;
            CommitToken? token = options.ExactlyOnce ? CommitToken.Create(options.Clock) : null;
            Holder<TResult> result = new();
            try
            {
                await TryOnceAsync(async, connection, work, token, result, cancellationToken).ConfigureAwait(false);
                return result.Value!;
            }
            catch (CambiumException failure) when (failure.IsOutcomeUnknown && token is not null)
            {
                if (await token.WasCommittedAsync(async, connection, failure, options, cancellationToken).ConfigureAwait(false))
                {
                    return result.Value!;
                }

                if (tries >= options.TriesMax)
                {
                    throw failure.AsNotCommitted();
                }

                delay = options.DelayAfter(tries);
                options.OnRetry?.Invoke(tries, failure);
            }
            catch (CambiumException failure) when (failure.IsSerializationFailure && tries < options.TriesMax)
            {
                delay = options.DelayAfter(tries);
                if (options.Clock.GetElapsedTime(started) + delay >= options.ElapsedMax)
                {
                    throw;
                }

                options.OnRetry?.Invoke(tries, failure);
            }

            await options.WaitAsync(async, delay, cancellationToken).ConfigureAwait(false);
        }
    }

    private static async ValueTask TryOnceAsync<TResult>(
        bool async,
        CambiumConnection connection,
        Func<CambiumTransaction, CancellationToken, ValueTask<TResult>> work,
        CommitToken? token,
        Holder<TResult> result,
        CancellationToken cancellationToken)
    {
        // Disposing an uncommitted transaction rolls it back.
        CambiumTransaction transaction = async
            ? await connection.BeginTransactionAsync(cancellationToken).ConfigureAwait(false)
            : connection.BeginTransaction();
        try
        {
            if (token is not null)
            {
                await token.SetAsync(async, connection, cancellationToken).ConfigureAwait(false);
            }

            result.Value = await work(transaction, cancellationToken).ConfigureAwait(false);
            if (async)
            {
                await transaction.CommitAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                transaction.Commit();
            }
        }
        finally
        {
            if (async)
            {
                await transaction.DisposeAsync().ConfigureAwait(false);
            }
            else
            {
                transaction.Dispose();
            }
        }
    }

    /// <summary>What the work returned, also when the answer to its COMMIT was lost.</summary>
    private sealed class Holder<TResult>
    {
        public TResult? Value { get; set; }
    }
}
