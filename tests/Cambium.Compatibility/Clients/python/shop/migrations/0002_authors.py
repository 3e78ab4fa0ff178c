from django.db import migrations


def add_authors(apps, schema_editor):
    author = apps.get_model("shop", "Author")
    book = apps.get_model("shop", "Book")
    for number in range(1, 4):
        one = author.objects.create(name=f"author {number}", email=f"a{number}@example.org")
        book.objects.create(title=f"early {number}", price=number * 10, pages=str(number * 100), isbn=str(number), author=one)


class Migration(migrations.Migration):
    dependencies = [("shop", "0001_initial")]
    operations = [migrations.RunPython(add_authors, migrations.RunPython.noop)]
