using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>A NOTIFY whose transaction is durable and visible.</summary>
/// <param name="Position">Of the transaction in the log.</param>
/// <param name="Session">Who sent it, as <see cref="TransactionOptions.Session"/> named it.</param>
public readonly record struct CommittedNotification(long Position, string Session, Notification Notification);
