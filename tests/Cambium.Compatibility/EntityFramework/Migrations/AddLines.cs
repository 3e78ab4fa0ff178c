using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;
using Microsoft.EntityFrameworkCore.Migrations;

namespace Cambium.Compatibility.EntityFramework.Migrations;

[DbContext(typeof(ShopContext))]
[Migration("20240202000000_AddLines")]
public sealed class AddLines : Migration
{
    protected override void Up(MigrationBuilder migrationBuilder)
    {
        migrationBuilder.AddColumn<TimeSpan>("Took", "Orders", "interval", schema: "shop", nullable: true);
        migrationBuilder.CreateTable(
            "Lines",
            table => new
            {
                OrderId = table.Column<Guid>("uuid"),
                Number = table.Column<int>("integer"),
                ProductId = table.Column<long>("bigint"),
                Quantity = table.Column<short>("smallint"),
                Price = table.Column<decimal>("numeric"),
                Amount = table.Column<decimal>("numeric", computedColumnSql: "\"Quantity\" * \"Price\"", stored: true),
            },
            "shop",
            table =>
            {
                table.PrimaryKey("PK_Lines", row => new { row.OrderId, row.Number });
                table.ForeignKey("FK_Lines_Orders_OrderId", row => row.OrderId, "Orders", "Id", "shop", onDelete: ReferentialAction.Cascade);
                table.ForeignKey("FK_Lines_Products_ProductId", row => row.ProductId, "Products", "Id", "shop", onDelete: ReferentialAction.Restrict);
            });
        migrationBuilder.CreateIndex("IX_Lines_ProductId", "Lines", "ProductId", "shop");
        migrationBuilder.AddColumn<string>("Note", "customers", "text", schema: "shop", nullable: false, defaultValue: "none");
        migrationBuilder.RenameColumn("Note", "customers", "Remark", "shop");
        migrationBuilder.AlterColumn<string>("Remark", "customers", "character varying(100)", schema: "shop", nullable: true, oldClrType: typeof(string), oldType: "text");
        migrationBuilder.DropColumn("Remark", "customers", "shop");
        migrationBuilder.RenameIndex("IX_Lines_ProductId", "IX_Lines_Product", "Lines", "shop");
        migrationBuilder.Sql("COMMENT ON COLUMN shop.\"Lines\".\"Amount\" IS 'computed';");
        migrationBuilder.InsertData("Products", ["Id", "Name", "Kind", "IsSold"], ["bigint", "text", "text", "boolean"], [7L, "Seed's", "gadget", false], "shop");
        migrationBuilder.Sql("UPDATE shop.\"Products\" SET \"Name\" = 'Seeded' WHERE \"Id\" = 7; DELETE FROM shop.\"Products\" WHERE \"Id\" = 7;");
    }

    protected override void Down(MigrationBuilder migrationBuilder)
    {
        migrationBuilder.DropTable("Lines", "shop");
        migrationBuilder.DropColumn("Took", "Orders", "shop");
    }
}
