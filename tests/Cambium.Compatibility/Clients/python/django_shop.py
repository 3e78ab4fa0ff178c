"""A Django project over Django's own apps: migrations forth and back, the ORM, the admin, inspectdb, fixtures, a test database."""

import datetime
import io
import os
import re
import sys
import tempfile
import unittest
import warnings
from decimal import Decimal

import django
from django.conf import settings
from report import failure, show

warnings.simplefilter("ignore")
settings.configure(
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": os.environ["PGDATABASE"],
            "USER": os.environ["PGUSER"],
            "HOST": os.environ["PGHOST"],
            "PORT": os.environ["PGPORT"],
        }
    },
    INSTALLED_APPS=[
        "django.contrib.admin",
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.sessions",
        "django.contrib.messages",
        "django.contrib.sites",
        "django.contrib.redirects",
        "django.contrib.flatpages",
        "django.contrib.postgres",
        "shop",
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                    "django.contrib.messages.context_processors.messages",
                ]
            },
        }
    ],
    CACHES={"default": {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "shop cache"}},
    PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
    ROOT_URLCONF="shop.urls",
    SECRET_KEY="none",
    ALLOWED_HOSTS=["*"],
    SITE_ID=1,
    USE_TZ=True,
    TIME_ZONE="UTC",
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
)
django.setup()

from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.contrib.postgres.aggregates import ArrayAgg, BoolOr, JSONBAgg, StringAgg
from django.contrib.postgres.search import SearchQuery, SearchRank, SearchVector
from django.core.cache import cache
from django.core.management import call_command
from django.core.paginator import Paginator
from django.db import IntegrityError, connection, transaction
from django.db.models import (
    Avg, Case, CharField, Count, Exists, ExpressionWrapper, F, FloatField, Func, IntegerField, Max, Min, OuterRef, Prefetch, Q, StdDev, Subquery, Sum, Value, When, Window)
from django.db.models.functions import (
    Cast, Coalesce, Concat, Extract, ExtractWeek, FirstValue, Greatest, JSONObject, Lag, Length, Lower, NullIf, Rank, Round, RowNumber, Substr, TruncMonth, TruncQuarter, Upper)
from django.test import Client, TestCase, TransactionTestCase
from django.test.runner import DiscoverRunner
from shop.models import Author, Book, Place, Sale, Shelf, Tag


def command(*arguments, **options):
    output = io.StringIO()
    call_command(*arguments, stdout=output, **options)
    return output.getvalue()


def values(query):
    return [tuple(str(part) if isinstance(part, (Decimal, datetime.date)) else part for part in row) for row in query]


def schema():
    """Every column, index and constraint, as far as it does not depend on the server's order."""
    with connection.cursor() as cursor:
        described = connection.introspection
        for table in sorted(described.table_names(cursor)):
            show(table, [(column.name, column.type_code, column.internal_size, column.null_ok, column.default) for column in described.get_table_description(cursor, table)])
            show("  keys", sorted(described.get_relations(cursor, table).items()), described.get_primary_key_column(cursor, table))
            constraints = described.get_constraints(cursor, table)
            show("  constraints", [(name, sorted((key, str(value)) for key, value in constraints[name].items())) for name in sorted(constraints)])
            show("  sequences", described.get_sequences(cursor, table))


def migrations():
    show("plan", command("showmigrations", "shop", no_color=True))
    print(command("sqlmigrate", "shop", "0003", no_color=True))
    print(command("migrate", verbosity=1, no_color=True))
    schema()
    print(command("migrate", "shop", "0002", verbosity=1, no_color=True))
    show("back", values(connection_rows("SELECT title, price, pages FROM shop_book ORDER BY title")))
    print(command("migrate", "shop", verbosity=1, no_color=True))
    show("nothing left to migrate", command("makemigrations", "shop", check_changes=True, dry_run=True, no_color=True))
    show("checks", command("check", databases=["default"]))
    command("createcachetable")
    print(re.sub(r"(?m)^# .*$", "", command("inspectdb", include_views=True)))


def connection_rows(sql, parameters=None):
    with connection.cursor() as cursor:
        cursor.execute(sql, parameters)
        return cursor.fetchall()


def data():
    days = [datetime.date(2024, month, 28) for month in range(1, 7)]
    tags = Tag.objects.bulk_create([Tag(slug=slug) for slug in ("crime", "poetry", "maths")])
    authors = list(Author.objects.order_by("id"))
    for number in range(12):
        book = Book.objects.create(
            id=f"00000000-0000-0000-0000-{number:012}", heading=f"Book {number:02}", author=authors[number % 3], price=Decimal("9.99") + number, pages=50 * (number + 1),
            state="ds"[number % 2], published=datetime.datetime(2024, 1 + number % 6, 3, 12, 30, tzinfo=datetime.timezone.utc),
            reading=datetime.timedelta(hours=number, microseconds=5), data={"size": number, "tags": ["a", number], "in": {"x": None, "y": "z" * number}},
            words=["one", f"w{number}", 'quo"te, {'], grid=[[1, number], [3, 4]] if number % 3 else None, ages=(number, number + 10), offer=(days[0], days[1 + number % 5]),
            cover=bytes([0, 255, number]), address=f"10.0.0.{number}" if number % 2 else "2001:db8::1")
        book.tags.set(tags[: number % 4])
        Sale.objects.bulk_create([Sale(book=book, day=days[(number + n) % 6], at=datetime.time(8 + n, 30), pieces=n + 1, paid=n % 2 == 0) for n in range(number % 4)])
    made = Sale.objects.bulk_create([Sale(book_id=book.id, day=days[5]) for book in Book.objects.filter(price__lt=12)], batch_size=2)
    show("keys of many", all(sale.pk for sale in made), Tag.objects.bulk_create([Tag(slug="maths"), Tag(slug="more")], ignore_conflicts=True) is not None, Tag.objects.count())
    show("one book", [(field.name, getattr(Book.objects.get(heading="Book 07"), field.attname)) for field in Book._meta.concrete_fields if field.name != "cover"])
    show("bytes", bytes(Book.objects.get(heading="Book 07").cover))


def queries():
    show("lookups", [
        Book.objects.filter(**condition).count() for condition in (
            {"heading__icontains": "BOOK 0"}, {"heading__startswith": "Book 1"}, {"heading__iregex": r"book \d[13]$"}, {"price__range": (12, 15)}, {"published__year": 2024},
            {"published__month__gte": 5}, {"published__date": datetime.date(2024, 2, 3)}, {"published__week_day": 7}, {"data__size__gt": 7}, {"data__in__y": "zzz"},
            {"data__contains": {"size": 3}}, {"data__has_key": "size"}, {"data__in__x": None}, {"data__tags__1": 4}, {"data__has_any_keys": ["no", "in"]},
            {"words__contains": ["w3"]}, {"words__overlap": ["w1", "w2"]}, {"words__len": 3}, {"words__1": "w5"}, {"grid__0__1": 4}, {"ages__contains": 15},
            {"ages__overlap": (3, 5)}, {"ages__startswith__gte": 9}, {"offer__contained_by": (datetime.date(2024, 1, 1), datetime.date(2024, 3, 1))},
            {"address": "2001:db8:0::1"}, {"reading__gt": datetime.timedelta(hours=8)}, {"author__name__in": ["author 1", "author 2"]}, {"tags__slug": "crime"},
            {"sales__isnull": True}, {"author__in": Author.objects.filter(name__endswith="3")}, {"heading__search": "book"})])
    show("q", values(Book.objects.filter(Q(price__lt=11) | ~Q(state="d") & Q(pages__gt=550)).exclude(tags__slug="poetry").values_list("heading", "price")))
    show("joined", values(Book.objects.select_related("author").filter(tags__slug="crime").distinct().order_by("-author__name", "heading").values_list("author__name", "heading")[1:5]))
    show("fetched", [(book.heading, sorted(tag.slug for tag in book.tags.all()), [sale.pieces for sale in book.big])
                     for book in Book.objects.prefetch_related("tags", Prefetch("sales", Sale.objects.filter(pieces__gt=1).order_by("pieces"), to_attr="big"))[:5]])
    show("aggregates", [(key, str(value)) for key, value in sorted(Book.objects.aggregate(
        Avg("price"), Max("published"), Min("heading"), Sum("pages"), StdDev("pages"), total=Count("author", distinct=True), sold=Count("pk", filter=Q(state="s")),
        mean=Avg("reading"), all=Sum("reading")).items())])
    show("groups", values(Author.objects.annotate(n=Count("books", distinct=True), pieces=Coalesce(Sum("books__sales__pieces"), 0)).filter(n__gt=1).values_list("name", "n", "pieces")))
    show("by month", values(Sale.objects.annotate(month=TruncMonth("day")).values("month").annotate(n=Count("pk"), pieces=Sum("pieces")).order_by("month").values_list("month", "n", "pieces")))
    show("by quarter", values(Book.objects.annotate(q=TruncQuarter("published"), w=ExtractWeek("published")).values_list("q", "w").distinct().order_by("q", "w")))
    show("array_agg", values(Author.objects.annotate(
        a=ArrayAgg("books__heading", ordering="-books__heading"), s=StringAgg("books__state", delimiter=";", distinct=True), b=BoolOr(Q(books__price__gt=20)),
        j=JSONBAgg("books__pages", ordering="books__pages")).values_list("name", "a", "s", "b", "j")))
    best = Book.objects.filter(author=OuterRef("pk")).order_by("-price")
    show("subqueries", values(Author.objects.annotate(
        best=Subquery(best.values("heading")[:1]), any=Exists(best.filter(state="s", price__gt=20)),
        n=Subquery(best.order_by().values("author").annotate(c=Count("pk")).values("c"), output_field=IntegerField())).values_list("name", "best", "any", "n")))
    show("windows", values(Book.objects.annotate(
        rank=Window(Rank(), partition_by=F("author"), order_by=F("price").desc()), before=Window(Lag("heading", default=Value("-")), order_by=F("price").asc()),
        first=Window(FirstValue("heading"), partition_by=[F("state")], order_by=F("price").asc()), row=Window(RowNumber(), order_by=F("price").asc()),
        mean=Window(Avg("pages"), partition_by="author")).values_list("heading", "rank", "before", "first", "row", "mean")))
    show("functions", values(Book.objects.annotate(
        long=Length("heading"), up=Upper("heading"), part=Substr("heading", 6, 2), both=Concat("state", Value("-"), Lower("heading")), kind=Case(
            When(price__lt=12, then=Value("cheap")), When(state="s", then=Value("sold")), default=Value("dear"), output_field=CharField()),
        text=Cast("price", CharField()), most=Greatest("pages", Value(200)), none=NullIf("state", Value("d")), rounded=Round("price"),
        per=ExpressionWrapper(F("price") / F("pages"), output_field=FloatField()), minute=Extract("published", "minute"), o=JSONObject(a="heading", n=F("pages") + 1),
        size=F("data__size"), card=Func(F("words"), function="cardinality", output_field=IntegerField())).values_list(
            "heading", "long", "up", "part", "both", "kind", "text", "most", "none", "rounded", "minute", "o", "size", "card", "per")[:4]))
    show("search", values(Book.objects.annotate(rank=SearchRank(SearchVector("heading"), SearchQuery("book & 03", search_type="raw"))).filter(rank__gt=0).values_list("heading")))
    show("sets", values(Book.objects.filter(pages__lt=200).values_list("heading").union(Book.objects.filter(price__gt=19).values_list("heading"), all=True).order_by("heading")),
         values(Book.objects.order_by().values_list("author").difference(Book.objects.order_by().filter(state="d").values_list("author"))),
         values(Book.objects.order_by().values_list("state").intersection(Book.objects.order_by().filter(state="d").values_list("state"))))
    show("years", values(Book.objects.dates("published", "month").values_list("datefield")[:3]), [str(day) for day in Book.objects.datetimes("published", "day", order="DESC")[:2]])
    show("nulls", values(Book.objects.order_by(F("grid").desc(nulls_last=True), "heading").values_list("heading", "grid")[:3]), Book.objects.filter(grid=None).count())
    show("pages", [len(page) for page in Paginator(Book.objects.all(), 7)], [book.heading for book in Book.objects.iterator(chunk_size=5)][-1])
    show("raw", [(book.heading, book.twice) for book in Book.objects.raw("SELECT id, heading, pages * 2 AS twice FROM shop_book WHERE pages > %s ORDER BY heading", [500])])
    show("in bulk", sorted(book.heading for book in Book.objects.in_bulk([f"00000000-0000-0000-0000-{n:012}" for n in (1, 4, 99)]).values()))
    explained = Book.objects.filter(author__name="author 1").explain(analyze=True, costs=False)
    show("explained", bool(explained))


def changes():
    Book.objects.filter(state="d").update(pages=F("pages") + 1, heading=Concat("heading", Value("!")), data={"new": [1, None, "x"]})
    Book.objects.update(price=Subquery(Author.objects.filter(pk=OuterRef("author")).values("rating")[:1], output_field=FloatField()) + F("price"))
    show("updated", values(Book.objects.values_list("heading", "pages", "price", "data")[:3]))
    books = list(Book.objects.filter(state="s"))
    for number, book in enumerate(books):
        book.pages, book.words, book.reading = number, [str(number)], datetime.timedelta(days=number)
    Book.objects.bulk_update(books, ["pages", "words", "reading"])
    show("many", values(Book.objects.filter(state="s").values_list("pages", "words", "reading")))
    show("upsert", Tag.objects.get_or_create(slug="crime")[1], Tag.objects.get_or_create(slug="new")[1], Author.objects.update_or_create(email="a1@example.org", defaults={"rating": 5})[1])
    failure("protected", lambda: Book.objects.filter(sales__isnull=False).first().delete())
    show("cascade", sorted(Author.objects.filter(name="author 3", books__sales=None).first().books.filter(sales=None).delete()[1].items()))
    for label, work in (
            ("check", lambda: Book.objects.filter(heading="Book 01").update(price=-1)), ("unique", lambda: Author.objects.create(name="x", email="a1@example.org")),
            ("foreign key", lambda: Sale.objects.create(book_id="00000000-0000-0000-0000-999999999999", day="2024-01-01") and connection.check_constraints()),
            ("long", lambda: Author.objects.create(name="x" * 81, email="x")), ("number", lambda: Book.objects.update(price=Decimal("123456789.00"))),
            ("deferred", lambda: Book.objects.filter(author__name="author 1").update(heading="same", state="d") and connection.check_constraints()), ("null", lambda: Author.objects.filter(name="author 2").update(email=None))):
        def inside():
            with transaction.atomic():
                work()
        failure(label, inside)
    with transaction.atomic():
        outer = Author.objects.create(name="outer", email="outer@example.org")
        try:
            with transaction.atomic():
                Author.objects.create(name="inner", email="inner@example.org")
                raise IntegrityError("undone")
        except IntegrityError as error:
            show("savepoint", error, Author.objects.filter(name="inner").exists())
        point = transaction.savepoint()
        outer.name = "changed"
        outer.save()
        transaction.savepoint_rollback(point)
        locked = Author.objects.select_for_update(of=("self",)).select_related("account").get(name="outer")
        show("locked", locked.email, Author.objects.select_for_update(skip_locked=True).count(), len(Author.objects.select_for_update(nowait=True, no_key=True)))
        transaction.on_commit(lambda: show("committed", Author.objects.filter(name="outer").count()))
    failure("outside", lambda: list(Author.objects.select_for_update()))
    shelf = Shelf.objects.create(code="s 1")
    shelf.books.add(*Book.objects.all()[:3], through_defaults={"rank": 7})
    show("through", values(Place.objects.values_list("shelf__code", "book__heading", "rank").order_by("book__heading")), values(Shelf.objects.filter(books__pages__gt=1).distinct().values_list("code")))


def contributed():
    user = get_user_model().objects.create_superuser("root", "root@example.org", "secret")
    user.groups.add(Group.objects.create(name="sellers"))
    Group.objects.get().permissions.set(Permission.objects.filter(content_type=ContentType.objects.get_for_model(Book)))
    clerk = get_user_model().objects.create_user("clerk", password="x")
    clerk.groups.add(Group.objects.get())
    show("permissions", clerk.has_perm("shop.change_book"), sorted(clerk.get_all_permissions()), Permission.objects.count())
    cache.set_many({"a": 1, "b": [1, 2]}, 3600)
    show("cache", cache.get_many(["a", "b", "c"]), cache.incr("a"), cache.add("a", 5), cache.delete("b"), cache.get("b"))
    browser = Client()
    show("login", browser.login(username="root", password="no"), browser.login(username="root", password="secret"))
    for path in ("/admin/", "/admin/shop/book/", "/admin/shop/book/?q=02&state__exact=d&o=-1", "/admin/shop/book/?published__month=2&published__year=2024", "/admin/auth/user/", "/admin/shop/author/add/"):
        answer = browser.get(path)
        show("GET " + path, answer.status_code, re.findall(rb"(\d+ (?:books?|users?))\b", answer.content)[:1])
    author = {"name": "by hand", "email": "hand@example.org", "born": "1980-02-29", "rating": "1.5", "account": user.pk}
    show("POST", browser.post("/admin/shop/author/add/", author).status_code, browser.post("/admin/shop/author/add/", author).status_code, Author.objects.get(name="by hand").account.username)
    show("action", browser.post("/admin/auth/user/", {"action": "delete_selected", "_selected_action": [clerk.pk], "post": "yes"}).status_code, get_user_model().objects.count())
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "shop.json")
        exclude = ["contenttypes", "auth.permission", "sessions", "admin.logentry"]
        command("dumpdata", exclude=exclude, natural_foreign=True, output=file)
        before = command("dumpdata", "shop", indent=1)
        command("flush", interactive=False)
        show("flushed", Book.objects.count(), Author.objects.create(name="first", email="f@example.org").pk, Permission.objects.count())
        Author.objects.all().delete()
        show("loaded", command("loaddata", file).strip(), command("dumpdata", "shop", indent=1) == before)
        show("next", Author.objects.create(name="next", email="n@example.org").pk)
    print(command("sqlsequencereset", "shop", no_color=True))


class InTransaction(TestCase):
    @classmethod
    def setUpTestData(cls):
        cls.author = Author.objects.create(name="tested", email="t@example.org")

    def test_one(self):
        Book.objects.create(heading="x", author=self.author, price=1, pages=1)
        self.assertEqual(Book.objects.count(), 4)

    def test_two(self):
        self.assertEqual(Book.objects.count(), 3)
        with self.assertNumQueries(1):
            self.assertRaises(Author.DoesNotExist, lambda: Author.objects.get(name="none"))

    def test_deferred(self):
        with self.assertRaises(IntegrityError), transaction.atomic():
            Sale.objects.create(book_id="00000000-0000-0000-0000-999999999999", day="2024-01-01")
            connection.check_constraints()


class Flushed(TransactionTestCase):
    reset_sequences = True
    available_apps = ["django.contrib.auth", "django.contrib.contenttypes", "shop"]

    def test_first(self):
        self.assertEqual(Author.objects.count(), 3)

    def test_second(self):
        self.assertEqual(Author.objects.create(name="a", email="a@example.org").pk, 1)
        self.assertEqual(Book.objects.count(), 0)


def tests():
    """Django's runner makes a database, migrates it, and drops it at the end."""
    runner = DiscoverRunner(verbosity=0, interactive=False)
    old = runner.setup_databases()
    show("test database", connection.settings_dict["NAME"] == "test_" + os.environ["PGDATABASE"])
    suite = unittest.TestSuite()
    for case in (InTransaction, Flushed):
        suite.addTests(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
    runner.teardown_databases(old)
    show("tests", result.testsRun, [error for _, error in result.failures + result.errors])


sys.dont_write_bytecode = True
for part in (migrations, data, queries, changes, contributed, tests):
    show("--- " + part.__name__)
    part()
