using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;
using Microsoft.EntityFrameworkCore.Migrations;
using Npgsql.EntityFrameworkCore.PostgreSQL.Metadata;

namespace Cambium.Compatibility.EntityFramework.Migrations;

[DbContext(typeof(ShopContext))]
[Migration("20240101000000_CreateShop")]
public sealed class CreateShop : Migration
{
    protected override void Up(MigrationBuilder migrationBuilder)
    {
        migrationBuilder.EnsureSchema("shop");
        migrationBuilder.CreateSequence<long>("product_numbers", "shop", startValue: 1000, incrementBy: 10);
        migrationBuilder.CreateTable(
            "customers",
            table => new
            {
                Id = table.Column<int>("integer").Annotation("Npgsql:ValueGenerationStrategy", NpgsqlValueGenerationStrategy.IdentityByDefaultColumn),
                Name = table.Column<string>("character varying(40)", maxLength: 40),
                Email = table.Column<string>("text", nullable: true),
                Grade = table.Column<string>("character varying(10)", maxLength: 10),
                Address_Street = table.Column<string>("text", nullable: true),
                Address_City = table.Column<string>("text", nullable: true),
                Preferences = table.Column<string>("jsonb"),
                Tags = table.Column<string[]>("text[]"),
            },
            "shop",
            table =>
            {
                table.PrimaryKey("PK_customers", row => row.Id);
                table.CheckConstraint("name_is_long", "length(\"Name\") > 1");
            },
            "who buys");
        migrationBuilder.CreateTable(
            "Products",
            table => new
            {
                Id = table.Column<long>("bigint"),
                Name = table.Column<string>("text"),
                Weight = table.Column<double>("double precision", nullable: true),
                IsSold = table.Column<bool>("boolean", defaultValue: true),
                Kind = table.Column<string>("character varying(8)", maxLength: 8),
                Pages = table.Column<int>("integer", nullable: true),
                Image = table.Column<byte[]>("bytea", nullable: true),
            },
            "shop",
            table => table.PrimaryKey("PK_Products", row => row.Id));
        migrationBuilder.CreateTable(
            "Orders",
            table => new
            {
                Id = table.Column<Guid>("uuid"),
                CustomerId = table.Column<int>("integer"),
                Placed = table.Column<DateTime>("timestamp with time zone"),
                Due = table.Column<DateOnly>("date", nullable: true),
                Total = table.Column<decimal>("numeric(10,2)", precision: 10, scale: 2),
            },
            "shop",
            table =>
            {
                table.PrimaryKey("PK_Orders", row => row.Id);
                table.ForeignKey("FK_Orders_customers_CustomerId", row => row.CustomerId, "customers", "Id", "shop", onDelete: ReferentialAction.Cascade);
            });
        migrationBuilder.CreateIndex("IX_customers_Email", "customers", "Email", "shop", unique: true, filter: "\"Email\" IS NOT NULL");
        migrationBuilder.CreateIndex("IX_Orders_CustomerId_Placed", "Orders", ["CustomerId", "Placed"], "shop", descending: [false, true]);
    }

    protected override void Down(MigrationBuilder migrationBuilder)
    {
        migrationBuilder.DropTable("Orders", "shop");
        migrationBuilder.DropTable("Products", "shop");
        migrationBuilder.DropTable("customers", "shop");
        migrationBuilder.DropSequence("product_numbers", "shop");
    }
}
