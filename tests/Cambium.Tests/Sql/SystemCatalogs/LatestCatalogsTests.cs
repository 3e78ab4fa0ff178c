using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs;
using Xunit;

namespace Cambium.Tests.Sql.SystemCatalogs;

public sealed class LatestCatalogsTests
{
    /// <summary>Hundreds of roots are kept for AS OF, each with its catalog: the rows of system relations once made of them must not be.</summary>
    [Fact]
    public void What_was_made_of_earlier_catalogs_goes_though_they_stay()
    {
        using Statements.TestDatabase database = new();
        SqlSession session = database.NewSession();
        LatestCatalogs<object> latest = new();
        List<CatalogSnapshot> catalogs = [];
        List<WeakReference> made = [];
        for (int i = 0; i < 20; i++)
        {
            Statements.TestDatabase.Run(session, $"CREATE TABLE t{i} (a int)");
            catalogs.Add(database.Database.Engine.Root.Catalog);
            made.Add(Make(latest, catalogs[^1]));
        }

        GC.Collect();
        Assert.DoesNotContain(made.Take(12), static reference => reference.IsAlive);
        Assert.All(made.Skip(12), static reference => Assert.True(reference.IsAlive));
        Assert.Same(made[^1].Target, latest.Get(catalogs[^1], static _ => throw new InvalidOperationException("It is known.")));
        Assert.NotNull(latest.Get(catalogs[0], static _ => new object()));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Make(LatestCatalogs<object> latest, CatalogSnapshot catalog) => new(latest.Get(catalog, static _ => new object()));
}
