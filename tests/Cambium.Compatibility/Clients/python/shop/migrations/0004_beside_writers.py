import django.contrib.postgres.indexes
from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("shop", "0003_changes")]
    operations = [AddIndexConcurrently("Book", django.contrib.postgres.indexes.BrinIndex(fields=["published"], name="book_published"))]
