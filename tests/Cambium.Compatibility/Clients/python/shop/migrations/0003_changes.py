import django.contrib.postgres.fields
import django.contrib.postgres.fields.ranges
import django.contrib.postgres.indexes
import django.core.validators
import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("shop", "0002_authors")]
    operations = [
        migrations.RenameField("Book", "title", "heading"),
        migrations.AlterModelOptions("Book", {"ordering": ["heading"]}),
        migrations.AlterField("Author", "name", models.CharField(max_length=80)),
        migrations.AlterField("Author", "email", models.EmailField(max_length=254, unique=True)),
        migrations.AddField("Author", "born", models.DateField(null=True)),
        migrations.AddField("Author", "rating", models.FloatField(default=0)),
        migrations.AlterUniqueTogether("Author", {("name", "born")}),
        migrations.AlterField("Book", "price", models.DecimalField(decimal_places=2, max_digits=10, validators=[django.core.validators.MinValueValidator(0)])),
        migrations.AlterField("Book", "pages", models.PositiveIntegerField()),
        migrations.RemoveField("Book", "isbn"),
        migrations.AddField("Book", "state", models.CharField(choices=[("d", "draft"), ("s", "sold")], default="d", max_length=1)),
        migrations.AddField("Book", "reading", models.DurationField(null=True)),
        migrations.AddField(
            "Book",
            "grid",
            django.contrib.postgres.fields.ArrayField(
                base_field=django.contrib.postgres.fields.ArrayField(base_field=models.IntegerField(), size=None), null=True, size=None),
        ),
        migrations.AddField("Book", "ages", django.contrib.postgres.fields.ranges.IntegerRangeField(null=True)),
        migrations.AddField("Book", "offer", django.contrib.postgres.fields.ranges.DateRangeField(null=True)),
        migrations.AddField("Book", "cover", models.BinaryField(null=True)),
        migrations.AddField("Book", "address", models.GenericIPAddressField(null=True)),
        migrations.AddField("Book", "tags", models.ManyToManyField(related_name="books", to="shop.Tag")),
        migrations.AddIndex("Book", models.Index(fields=["-price", "heading"], name="book_price")),
        migrations.AddIndex("Book", models.Index(condition=models.Q(("state", "s")), fields=["pages"], name="book_sold")),
        migrations.AddIndex("Book", django.contrib.postgres.indexes.GinIndex(fields=["data"], name="book_data")),
        migrations.AddConstraint("Book", models.CheckConstraint(check=models.Q(("price__gte", 0), ("pages__lt", 100000)), name="book_sane")),
        migrations.AddConstraint(
            "Book", models.UniqueConstraint(deferrable=models.Deferrable["DEFERRED"], fields=("author", "heading"), name="book_once")),
        migrations.AddConstraint("Book", models.UniqueConstraint(condition=models.Q(("state", "s")), fields=("heading",), name="book_sold_once")),
        migrations.AddField("Sale", "at", models.TimeField(null=True)),
        migrations.AddField("Sale", "paid", models.BooleanField(default=False)),
        migrations.AddField("Sale", "previous", models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, to="shop.sale")),
        migrations.AlterField("Sale", "id", models.BigAutoField(primary_key=True, serialize=False)),
        migrations.RenameModel("Leftover", "Shelf"),
        migrations.RenameField("Shelf", "note", "code"),
        migrations.AlterField("Shelf", "code", models.CharField(db_column="shelf code", max_length=10, unique=True)),
        migrations.AlterModelTable("Shelf", "Shop Shelf"),
        migrations.AlterField("Shelf", "id", models.AutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
        migrations.CreateModel(
            name="Place",
            fields=[
                ("id", models.AutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("rank", models.IntegerField(default=0)),
                ("book", models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to="shop.book")),
                ("shelf", models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, to="shop.shelf")),
            ],
        ),
        migrations.AddField("Shelf", "books", models.ManyToManyField(through="shop.Place", to="shop.Book")),
        migrations.RunSQL(
            ["CREATE VIEW shop_cheap AS SELECT id, heading FROM shop_book WHERE price < 15", ("INSERT INTO shop_tag VALUES (%s)", ["first"])],
            reverse_sql=["DROP VIEW shop_cheap", "DELETE FROM shop_tag"]),
    ]
