using System.Globalization;
using System.Text.RegularExpressions;
using Microsoft.EntityFrameworkCore;

namespace Cambium.Compatibility.EntityFramework;

/// <summary>Queries of every shape Entity Framework translates.</summary>
internal static class ShopQueries
{
    public static IEnumerable<(string Label, IQueryable<object> Query)> All(ShopContext shop)
    {
        string[] wanted = ["Ada", "Carl", "nobody"];
        int[] sizes = [10, 20];
        DateTime march = new(2024, 3, 1, 0, 0, 0, DateTimeKind.Utc);
        string? missing = null;
        yield return ("all", shop.Customers.OrderBy(c => c.Id).Select(c => new { c.Id, c.Name, c.Email, c.Grade, c.Tags }));
        yield return ("entities", shop.Products.OrderBy(p => p.Name).Select(p => p.Name));
        yield return ("starts", shop.Customers.Where(c => c.Name.StartsWith("D")).Select(c => c.Name));
        yield return ("parameter starts", shop.Customers.Where(c => c.Name.StartsWith(wanted[0])).Select(c => c.Name));
        yield return ("contains wildcard", shop.Products.Where(p => p.Name.Contains("_100%")).Select(p => p.Name));
        yield return ("ends", shop.Products.Where(p => p.Name.EndsWith("s")).OrderBy(p => p.Id).Select(p => p.Name));
        yield return ("ilike", shop.Customers.Where(c => EF.Functions.ILike(c.Name, "%A%")).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("regex", shop.Customers.Where(c => Regex.IsMatch(c.Name, "^[A-C].*a")).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("text functions", shop.Customers.OrderBy(c => c.Id).Select(c => new { Up = c.Name.ToUpper(), Cut = c.Name.Substring(1, 2), At = c.Name.IndexOf("a"), New = c.Name.Replace("a", "*"), Trim = (" " + c.Name + " ").Trim(), Pad = c.Name.PadLeft(8, '.'), c.Name.Length }));
        yield return ("concatenation", shop.Customers.OrderBy(c => c.Id).Select(c => c.Name + " <" + (c.Email ?? "none") + "> " + c.Id));
        yield return ("in", shop.Customers.Where(c => wanted.Contains(c.Name)).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("in constants", shop.Customers.Where(c => new[] { 1, 2 }.Contains(c.Id)).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("is null", shop.Customers.Where(c => c.Email == missing).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("null semantics", shop.Customers.Where(c => c.Email != "ada@example.org").OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("enum", shop.Customers.Where(c => c.Grade == Grade.Gold || c.Grade > Grade.Silver).OrderBy(c => c.Id).Select(c => new { c.Name, c.Grade }));
        yield return ("owned", shop.Customers.Where(c => c.Address != null && c.Address.City == "Paris").OrderBy(c => c.Id).Select(c => c.Address!.Street));
        yield return ("owned null", shop.Customers.OrderBy(c => c.Id).Select(c => c.Address == null ? "nowhere" : c.Address.City ?? "somewhere"));
        yield return ("json", shop.Customers.Where(c => c.Preferences.Language == "fr" && c.Preferences.PageSize >= 20).OrderBy(c => c.Id).Select(c => new { c.Name, c.Preferences.PageSize }));
        yield return ("json collection", shop.Customers.Where(c => c.Preferences.Favourites.Contains("n3")).Select(c => c.Name));
        yield return ("array contains", shop.Customers.Where(c => c.Tags.Contains("t2")).Select(c => c.Name));
        yield return ("array length", shop.Customers.Where(c => c.Tags.Length == 2).OrderBy(c => c.Id).Select(c => c.Tags[1]));
        yield return ("array any", shop.Customers.Where(c => c.Tags.Any()).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("array overlaps", shop.Customers.Where(c => c.Tags.Any(t => wanted.Contains(t) || t == "new")).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("hierarchy", shop.Products.OfType<Book>().OrderBy(b => b.Pages).Select(b => new { b.Name, b.Pages }));
        yield return ("is", shop.Products.Where(p => p is Gadget).OrderBy(p => p.Name).Select(p => p.Name));
        yield return ("page", shop.Customers.OrderByDescending(c => c.Name).Skip(1).Take(2).Select(c => c.Name));
        yield return ("distinct", shop.Customers.Select(c => c.Preferences.Language).Distinct().OrderBy(l => l));
        yield return ("join", shop.Orders.Join(shop.Customers, o => o.CustomerId, c => c.Id, (o, c) => new { c.Name, o.Total }).OrderBy(x => x.Total));
        yield return ("left join", from c in shop.Customers join o in shop.Orders on c.Id equals o.CustomerId into orders from o in orders.DefaultIfEmpty() orderby c.Id, o.Placed select new { c.Name, Total = (decimal?)o.Total });
        yield return ("cross", from c in shop.Customers from p in shop.Products where c.Id == 1 && p.IsSold orderby p.Name select new { c.Name, Product = p.Name });
        yield return ("navigation", shop.Lines.Where(l => l.Product.Name == "Saw").OrderBy(l => l.OrderId).ThenBy(l => l.Number).Select(l => new { l.Number, l.Amount, l.Quantity }));
        yield return ("any", shop.Customers.Where(c => c.Orders.Any(o => o.Total > 31)).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("all of", shop.Customers.Where(c => c.Orders.All(o => o.Total > 20)).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("counts", shop.Customers.OrderBy(c => c.Id).Select(c => new { c.Name, Count = c.Orders.Count, Lines = c.Orders.SelectMany(o => o.Lines).Count(), Sum = c.Orders.Sum(o => (decimal?)o.Total), Max = c.Orders.Max(o => (DateTime?)o.Placed) }));
        yield return ("group", shop.Orders.GroupBy(o => o.CustomerId).Select(g => new { g.Key, Count = g.Count(), Sum = g.Sum(o => o.Total), Average = g.Average(o => o.Total), First = g.Min(o => o.Placed) }).OrderBy(x => x.Key));
        yield return ("group having", shop.Orders.GroupBy(o => o.Customer.Grade).Where(g => g.Count() > 2).Select(g => new { g.Key, Count = g.Count(), Distinct = g.Select(o => o.CustomerId).Distinct().Count() }).OrderBy(x => x.Count));
        yield return ("group by parts", shop.Orders.GroupBy(o => new { o.Placed.Year, o.Placed.Month }).Select(g => new { g.Key.Year, g.Key.Month, Total = g.Sum(o => o.Total) }).OrderBy(x => x.Month));
        yield return ("group conditional", shop.Orders.GroupBy(o => 1).Select(g => new { Big = g.Count(o => o.Total > 30), Small = g.Where(o => o.Total <= 30).Sum(o => o.Total) }));
        yield return ("group names", shop.Orders.GroupBy(o => o.CustomerId).Select(g => new { g.Key, All = string.Join(",", g.OrderBy(o => o.Placed).Select(o => o.Customer.Name)) }).OrderBy(x => x.Key));
        yield return ("top of each", shop.Customers.OrderBy(c => c.Id).Select(c => new { c.Name, Last = c.Orders.OrderByDescending(o => o.Placed).Select(o => o.Total).FirstOrDefault() }));
        yield return ("top two of each", shop.Customers.OrderBy(c => c.Id).SelectMany(c => c.Orders.OrderByDescending(o => o.Total).Take(2).Select(o => new { c.Name, o.Total })).OrderBy(x => x.Total));
        yield return ("nested collections", shop.Customers.OrderBy(c => c.Id).Select(c => new { c.Name, Totals = c.Orders.Where(o => o.Total > 20).OrderBy(o => o.Total).Select(o => o.Total).ToList() }).Select(x => x.Name + " " + x.Totals.Count));
        yield return ("union", shop.Customers.Where(c => c.Id == 1).Select(c => c.Name).Union(shop.Products.Select(p => p.Name)).OrderBy(n => n));
        yield return ("concat", shop.Customers.Select(c => c.Id).Concat(shop.Customers.Select(c => c.Id)).OrderBy(i => i).Select(i => (object)i));
        yield return ("intersect", shop.Customers.Where(c => c.Id < 4).Select(c => c.Name).Intersect(shop.Customers.Where(c => c.Id > 1).Select(c => c.Name)).OrderBy(n => n));
        yield return ("except", shop.Customers.Select(c => c.Name).Except(shop.Customers.Where(c => c.Id > 1).Select(c => c.Name)).OrderBy(n => n));
        yield return ("dates", shop.Orders.Where(o => o.Placed >= march && o.Placed.Date < march.AddMonths(2)).OrderBy(o => o.Placed).Select(o => new { o.Placed.Year, o.Placed.Month, o.Placed.Day, o.Placed.Hour, o.Placed.DayOfWeek, o.Placed.DayOfYear, Next = o.Placed.AddDays(1.5), Later = o.Placed.AddMonths(1) }));
        yield return ("date only", shop.Orders.Where(o => o.Due != null).OrderBy(o => o.Placed).Select(o => new { o.Due, Later = o.Due!.Value.AddDays(3), o.Due.Value.Month }));
        yield return ("intervals", shop.Orders.Where(o => o.Took > TimeSpan.FromHours(1)).OrderBy(o => o.Id).Select(o => new { o.Took, o.Took!.Value.TotalMinutes, o.Took.Value.Hours }));
        yield return ("difference", shop.Orders.OrderBy(o => o.Placed).Select(o => (object)(o.Placed - march).TotalDays).Take(2));
        yield return ("arithmetic", shop.Lines.OrderBy(l => l.OrderId).ThenBy(l => l.Number).Take(3).Select(l => new { A = (l.Quantity * 3) + 1, B = l.Price / 3, C = l.Quantity % 2, D = Math.Round(l.Price, 1), E = Math.Abs(-l.Quantity), F = Math.Ceiling(l.Price), G = Math.Pow(l.Quantity, 2), H = Math.Max(l.Number, 2) }));
        yield return ("double", shop.Products.OrderBy(p => p.Id).Select(p => new { p.Weight, Root = Math.Sqrt(p.Weight ?? 0), Truncated = Math.Truncate(p.Weight ?? 1.7) }));
        yield return ("conditional", shop.Products.OrderBy(p => p.Id).Select(p => p.Weight == null ? "unknown" : p.Weight > 1 ? "heavy" : "light"));
        yield return ("casts", shop.Customers.OrderBy(c => c.Id).Select(c => new { Text = c.Id.ToString(), Long = (long)c.Id, Double = (double)c.Id / 2 }));
        yield return ("bits", shop.Customers.Where(c => (c.Id & 1) == 1).OrderBy(c => c.Id).Select(c => new { Or = c.Id | 8, Not = ~c.Id, Shift = c.Id << 2 }));
        yield return ("booleans", shop.Products.Where(p => !p.IsSold || p.Weight > 2).OrderBy(p => p.Id).Select(p => new { p.Name, p.IsSold, Heavy = p.Weight > 2 }));
        yield return ("guid", shop.Orders.Where(o => o.Id == new Guid(2, 1, 0, new byte[8])).Select(o => o.Total.ToString()));
        yield return ("subquery", shop.Orders.Where(o => o.Total == shop.Orders.Max(x => x.Total)).Select(o => o.Customer.Name));
        yield return ("correlated", shop.Customers.Where(c => c.Orders.Sum(o => o.Total) > shop.Orders.Average(o => o.Total) * 2).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("order by nulls", shop.Products.OrderBy(p => p.Weight).ThenByDescending(p => p.Name).Select(p => p.Name));
        yield return ("values", shop.Customers.Where(c => sizes.Any(s => s == c.Preferences.PageSize)).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("raw", shop.Customers.FromSqlRaw("SELECT *, xmin FROM shop.customers WHERE \"Id\" > {0}", 2).Where(c => c.Grade != Grade.Plain).OrderBy(c => c.Id).Select(c => c.Name));
        yield return ("scalar raw", shop.Database.SqlQueryRaw<int>("SELECT generate_series(1, 3) AS \"Value\"").Where(v => v > 1).OrderBy(v => v).Select(v => (object)v));
        yield return ("bytes", shop.Products.OfType<Gadget>().Where(g => g.Image != null && g.Image.Length == 3).Select(g => g.Image!));
        yield return ("now", shop.Orders.Where(o => o.Placed < DateTime.UtcNow && o.Placed.AddYears(1000) > DateTime.UtcNow).Select(o => o.Customer.Name).Distinct().OrderBy(n => n));
        yield return ("random", shop.Customers.OrderBy(_ => EF.Functions.Random()).Select(c => c.Name).OrderBy(n => n));
        yield return ("tagged", shop.Customers.TagWith("a tag; with 'quotes'").Where(c => c.Id == 1).Select(c => c.Name));
        yield return ("include", shop.Customers.Include(c => c.Orders.OrderBy(o => o.Placed)).ThenInclude(o => o.Lines.OrderBy(l => l.Number)).ThenInclude(l => l.Product).OrderBy(c => c.Id));
        yield return ("split", shop.Customers.AsSplitQuery().AsNoTracking().Include(c => c.Orders).OrderBy(c => c.Id));
    }

    /// <summary>A row as text; of an entity with everything it was loaded with.</summary>
    public static string Text(object? row) => row switch
    {
        Customer customer => $"{customer.Name}: " + string.Join("; ", customer.Orders.OrderBy(o => o.Placed).Select(o => o.Total.ToString(CultureInfo.InvariantCulture) + " of " + string.Join("+", o.Lines.Select(l => l.Product?.Name)))),
        IEnumerable<byte> bytes => Convert.ToHexString(bytes.ToArray()),
        null => "null",
        _ => Regex.Replace(string.Create(CultureInfo.InvariantCulture, $"{row}"), @"System\.String\[\]", "[]"),
    };
}
