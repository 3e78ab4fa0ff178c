namespace Cambium.Compatibility.EntityFramework;

/// <summary>The rows that queries are asked over.</summary>
internal static class ShopData
{
    public static void Add(ShopContext shop)
    {
        Product[] products =
        [
            new Book { Name = "Trees", Pages = 300, Weight = 0.5 }, new Book { Name = "Logs", Pages = 120 }, new Gadget { Name = "Saw", Weight = 2.25, Image = [1, 2, 255] },
            new Gadget { Name = "axe_100%", IsSold = false },
        ];
        shop.Products.AddRange(products);
        string[] names = ["Ada", "Blaise", "Carl", "Dorothy", "Émilie"];
        for (int index = 0; index < names.Length; index++)
        {
            var customer = new Customer
            {
                Name = names[index],
                Email = index % 2 == 0 ? $"{names[index].ToLowerInvariant()}@example.org" : null,
                Grade = (Grade)(index % 3),
                Address = index < 3 ? new Address { Street = $"{index + 1} Wood Lane", City = index == 1 ? null : "Paris" } : null,
                Tags = index % 2 == 0 ? ["new", "t" + index] : [],
                Preferences = { Language = index % 2 == 0 ? "fr" : "en", PageSize = 10 * index, Favourites = { "oak", "n" + index } },
            };
            for (int number = 0; number < index; number++)
            {
                var order = new Order
                {
                    Id = new Guid(index, (short)number, 0, new byte[8]),
                    Placed = new DateTime(2024, 1 + index, 10 + number, 8 + number, 30, 0, DateTimeKind.Utc),
                    Due = number == 0 ? null : new DateOnly(2024, 6, number),
                    Took = number == 1 ? TimeSpan.FromMinutes(90) : null,
                    Total = (index * 10) + number + 0.25m,
                };
                for (int line = 0; line <= number; line++)
                {
                    order.Lines.Add(new OrderLine { Number = line + 1, Product = products[(index + line) % products.Length], Quantity = (short)(line + 1), Price = 1.5m * index });
                }

                customer.Orders.Add(order);
            }

            shop.Customers.Add(customer);
        }
    }
}
