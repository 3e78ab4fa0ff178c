"""The models as the last migration leaves them."""

import uuid

from django.contrib.auth import get_user_model
from django.contrib.postgres.fields import ArrayField, DateRangeField, IntegerRangeField
from django.contrib.postgres.indexes import BrinIndex, GinIndex
from django.core.validators import MinValueValidator
from django.db import models
from django.db.models import Q


class Author(models.Model):
    name = models.CharField(max_length=80)
    email = models.EmailField(unique=True)
    account = models.OneToOneField(get_user_model(), null=True, blank=True, on_delete=models.SET_NULL)
    born = models.DateField(null=True)
    rating = models.FloatField(default=0)

    class Meta:
        ordering = ["name"]
        unique_together = [("name", "born")]


class Tag(models.Model):
    slug = models.SlugField(primary_key=True)


class Book(models.Model):
    class State(models.TextChoices):
        DRAFT = "d", "draft"
        SOLD = "s", "sold"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4)
    heading = models.CharField(max_length=200)
    author = models.ForeignKey(Author, on_delete=models.CASCADE, related_name="books")
    tags = models.ManyToManyField(Tag, related_name="books")
    price = models.DecimalField(max_digits=10, decimal_places=2, validators=[MinValueValidator(0)])
    pages = models.PositiveIntegerField()
    state = models.CharField(max_length=1, choices=State.choices, default=State.DRAFT)
    published = models.DateTimeField(null=True)
    reading = models.DurationField(null=True)
    data = models.JSONField(default=dict)
    words = ArrayField(models.CharField(max_length=20), default=list)
    grid = ArrayField(ArrayField(models.IntegerField()), null=True)
    ages = IntegerRangeField(null=True)
    offer = DateRangeField(null=True)
    cover = models.BinaryField(null=True)
    address = models.GenericIPAddressField(null=True)

    class Meta:
        ordering = ["heading"]
        indexes = [
            models.Index(fields=["-price", "heading"], name="book_price"),
            models.Index(fields=["pages"], condition=Q(state="s"), name="book_sold"),
            GinIndex(fields=["data"], name="book_data"),
            BrinIndex(fields=["published"], name="book_published"),
        ]
        constraints = [
            models.CheckConstraint(check=Q(price__gte=0) & Q(pages__lt=100000), name="book_sane"),
            models.UniqueConstraint(fields=["author", "heading"], name="book_once", deferrable=models.Deferrable.DEFERRED),
            models.UniqueConstraint(fields=["heading"], condition=Q(state="s"), name="book_sold_once"),
        ]


class Sale(models.Model):
    id = models.BigAutoField(primary_key=True)
    book = models.ForeignKey(Book, on_delete=models.PROTECT, related_name="sales")
    day = models.DateField()
    at = models.TimeField(null=True)
    pieces = models.SmallIntegerField(default=1)
    paid = models.BooleanField(default=False)
    previous = models.ForeignKey("self", null=True, on_delete=models.SET_NULL)


class Shelf(models.Model):
    code = models.CharField(max_length=10, unique=True, db_column="shelf code")
    books = models.ManyToManyField(Book, through="Place")

    class Meta:
        db_table = "Shop Shelf"


class Place(models.Model):
    shelf = models.ForeignKey(Shelf, on_delete=models.CASCADE)
    book = models.ForeignKey(Book, on_delete=models.CASCADE, db_index=False)
    rank = models.IntegerField(default=0)
