"""The admin over the shop's models."""

from django.contrib import admin
from django.urls import path

from .models import Author, Book


@admin.register(Book)
class BookAdmin(admin.ModelAdmin):
    list_display = ["heading", "author", "price"]
    list_filter = ["state", "author", "tags"]
    search_fields = ["heading", "author__name"]
    date_hierarchy = "published"
    list_select_related = True


@admin.register(Author)
class AuthorAdmin(admin.ModelAdmin):
    date_hierarchy = "born"


urlpatterns = [path("admin/", admin.site.urls)]
