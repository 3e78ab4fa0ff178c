import uuid

import django.contrib.postgres.fields
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True
    dependencies = [migrations.swappable_dependency(settings.AUTH_USER_MODEL)]
    operations = [
        migrations.CreateModel(
            name="Author",
            fields=[
                ("id", models.AutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=40)),
                ("email", models.EmailField(max_length=254)),
                ("account", models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, to=settings.AUTH_USER_MODEL)),
            ],
            options={"ordering": ["name"]},
        ),
        migrations.CreateModel(name="Tag", fields=[("slug", models.SlugField(primary_key=True, serialize=False))]),
        migrations.CreateModel(
            name="Book",
            fields=[
                ("id", models.UUIDField(default=uuid.uuid4, primary_key=True, serialize=False)),
                ("title", models.CharField(max_length=200)),
                ("price", models.IntegerField()),
                ("pages", models.CharField(max_length=10)),
                ("isbn", models.CharField(db_index=True, default="", max_length=13)),
                ("published", models.DateTimeField(null=True)),
                ("data", models.JSONField(default=dict)),
                ("words", django.contrib.postgres.fields.ArrayField(base_field=models.CharField(max_length=20), default=list, size=None)),
                ("author", models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="books", to="shop.author")),
            ],
            options={"ordering": ["title"]},
        ),
        migrations.CreateModel(
            name="Sale",
            fields=[
                ("id", models.AutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("day", models.DateField()),
                ("pieces", models.SmallIntegerField(default=1)),
                ("book", models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name="sales", to="shop.book")),
            ],
        ),
        migrations.CreateModel(name="Leftover", fields=[("id", models.AutoField(primary_key=True, serialize=False)), ("note", models.TextField())]),
    ]
