namespace Cambium.Client;

/// <summary>
/// Runs work in a transaction until it commits. Retried is only what the server has certainly rolled back because of others
/// (40001, 40P01); an error of the work itself, a broken connection, and above all an unknown outcome of COMMIT go to the caller.
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
            try
            {
                return await TryOnceAsync(async, connection, work, cancellationToken).ConfigureAwait(false);
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

            if (async)
            {
                await Task.Delay(delay, options.Clock, cancellationToken).ConfigureAwait(false);
            }
            else
            {
                cancellationToken.WaitHandle.WaitOne(delay);
                cancellationToken.ThrowIfCancellationRequested();
            }
        }
    }

    private static async ValueTask<TResult> TryOnceAsync<TResult>(
        bool async, CambiumConnection connection, Func<CambiumTransaction, CancellationToken, ValueTask<TResult>> work, CancellationToken cancellationToken)
    {
        // Disposing an uncommitted transaction rolls it back.
        CambiumTransaction transaction = async
            ? await connection.BeginTransactionAsync(cancellationToken).ConfigureAwait(false)
            : connection.BeginTransaction();
        try
        {
            TResult result = await work(transaction, cancellationToken).ConfigureAwait(false);
            if (async)
            {
                await transaction.CommitAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                transaction.Commit();
            }

            return result;
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
}
