using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>How notifications reach the server around a session.</summary>
public sealed class NotificationHubTests
{
    [Fact]
    public void Those_of_a_transaction_come_together()
    {
        using TestDatabase database = new();
        SqlSession session = database.NewSession();
        TestDatabase.Run(session, "LISTEN a; LISTEN b");
        TestDatabase.Run(session, "BEGIN; NOTIFY a, '1'; NOTIFY other, '2'; NOTIFY b, '3'; NOTIFY a, '4'; COMMIT");
        Assert.Equal([new(1, "a", "1"), new(1, "b", "3"), new(1, "a", "4")], Assert.Single(database.Host.NotificationsAtOnce));
    }
}
