import datetime
import decimal
import enum
import uuid

import sqlalchemy as sa
from sqlalchemy import Column, ForeignKey, func, select
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, UUID, insert
from sqlalchemy.orm import Session, aliased, declarative_base, joinedload, relationship, selectinload

from report import failure, show

engine = sa.create_engine("postgresql+psycopg2://", future=True, pool_pre_ping=True, pool_size=2, isolation_level="SERIALIZABLE")
Base = declarative_base()


class Color(enum.Enum):
    red = 1
    green = 2


class Author(Base):
    __tablename__ = "author"
    id = Column(sa.Integer, primary_key=True)
    name = Column(sa.String(40), nullable=False, unique=True)
    version = Column(sa.Integer, nullable=False)
    books = relationship("Book", back_populates="author", cascade="all, delete-orphan", order_by="Book.title")
    __mapper_args__ = {"version_id_col": version}


class Book(Base):
    __tablename__ = "book"
    id = Column(sa.BigInteger, sa.Identity(start=1), primary_key=True)
    author_id = Column(ForeignKey("author.id", ondelete="CASCADE"), nullable=False, index=True)
    title = Column(sa.Text, nullable=False)
    price = Column(sa.Numeric(8, 2))
    data = Column(JSONB)
    tags = Column(ARRAY(sa.Text))
    key = Column(UUID(as_uuid=True))
    color = Column(sa.Enum(Color))
    added = Column(sa.DateTime(timezone=True), server_default=func.now())
    took = Column(sa.Interval)
    raw = Column(sa.LargeBinary)
    author = relationship("Author", back_populates="books")
    __table_args__ = (sa.CheckConstraint("price >= 0", name="price_positive"), sa.UniqueConstraint("author_id", "title"))


class Versioned(Base):
    __tablename__ = "versioned"
    id = Column(sa.Integer, primary_key=True)
    text = Column(sa.Text)
    xmin = Column("xmin", sa.Integer, system=True, server_default=sa.FetchedValue())
    __mapper_args__ = {"version_id_col": xmin, "version_id_generator": False}


Base.metadata.create_all(engine)
Base.metadata.create_all(engine)
with Session(engine) as session:
    ada = Author(name="Ada", books=[
        Book(title="Notes", price=decimal.Decimal("12.50"), data={"pages": [1, 2], "ok": True}, tags=["a", "b"], key=uuid.UUID(int=5), color=Color.red,
             took=datetime.timedelta(days=1, seconds=5), raw=b"\x00\x01"),
        Book(title="Engine", price=3),
    ])
    session.add_all([ada, Author(name="Blaise"), Author(name="Carl")])
    session.flush()
    show("identity given", ada.id, sorted(book.id for book in ada.books))
    session.commit()
    show("defaults fetched", ada.books[0].added is not None, ada.version)

with Session(engine) as session:
    show("all", session.execute(select(Author.name, func.count(Book.id)).outerjoin(Book).group_by(Author.name).order_by(Author.name)).all())
    notes = session.execute(select(Book).where(Book.title == "Notes")).scalar_one()
    show("types", notes.price, notes.data, notes.tags, notes.key, notes.color, notes.took, notes.raw, notes.added.tzinfo is not None)
    show("json path", session.execute(select(Book.title).where(Book.data["pages"][0].astext == "1")).all(),
         session.execute(select(Book.title).where(Book.data.contains({"ok": True}))).all(), session.execute(select(Book.data["pages"])).scalars().first())
    show("arrays", session.execute(select(Book.title).where(Book.tags.any("b"))).all(), session.execute(select(Book.tags[1]).where(Book.id == notes.id)).scalar())
    show("like", session.execute(select(Book.title).where(Book.title.ilike("%ENG%"))).all(), session.execute(select(Book.title).where(Book.title.in_(["Notes", "x"]))).all())
    other = aliased(Book)
    show("self join", session.execute(select(Book.title, other.title).join(other, Book.author_id == other.author_id).where(Book.title < other.title)).all())
    show("window", session.execute(select(Book.title, func.row_number().over(partition_by=Book.author_id, order_by=Book.price.desc())).order_by(Book.title)).all())
    cte = select(Author.id).where(Author.name.like("A%")).cte("chosen")
    show("cte", session.execute(select(func.count()).select_from(Book).where(Book.author_id.in_(select(cte.c.id)))).scalar())
    numbers = select(sa.literal(1).label("n")).cte("numbers", recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n < 5))
    show("recursive", session.execute(select(func.sum(numbers.c.n))).scalar())
    show("exists", session.execute(select(Author.name).where(Author.books.any(Book.price > 10))).scalars().all())
    show("lateral", session.execute(select(Author.name, sa.text("t.title")).select_from(Author).join(select(Book.title).where(Book.author_id == Author.id).order_by(Book.price).limit(1).lateral("t"), sa.true())).all())
    show("eager", [len(author.books) for author in session.execute(select(Author).options(joinedload(Author.books)).order_by(Author.id)).unique().scalars()],
         [len(author.books) for author in session.execute(select(Author).options(selectinload(Author.books)).order_by(Author.id)).scalars()])
    show("locking", session.execute(select(Author.name).where(Author.id == 1).with_for_update(skip_locked=True)).all())
    show("limit", session.execute(select(Author.name).order_by(Author.name).limit(1).offset(1)).all())
    show("streamed", sum(1 for _ in session.execute(select(Author).execution_options(yield_per=2, stream_results=True)).scalars()))

with Session(engine) as session:
    author = session.get(Author, 1)
    try:
        with session.begin_nested():
            session.add(Author(name="Ada"))
            session.flush()
    except sa.exc.IntegrityError as error:
        show("nested", type(error.orig).__name__, error.orig.diag.constraint_name)
    with session.begin_nested():
        author.name = "Ada L."
    session.add(Book(author=author, title="Third", price=1))
    session.delete(author.books[0])
    session.commit()
    show("after nested", author.name, author.version, [book.title for book in author.books])
    author.books.clear()
    session.commit()
    show("orphans", session.execute(select(func.count()).select_from(Book)).scalar())

# Optimistic concurrency: a version column, and the row's own.
with Session(engine) as one, Session(engine) as two:
    first, second = one.get(Author, 2), two.get(Author, 2)
    first.name = "Blaise P."
    second.name = "Blaise Q."
    one.commit()
    try:
        two.commit()
    except sa.exc.OperationalError as error:
        show("stale", error.orig.pgcode)
    two.rollback()
    second = two.get(Author, 2)
    two.execute(sa.text("UPDATE author SET version = 77 WHERE id = 2"))
    second.name = "Blaise R."
    failure("version", two.commit)
with Session(engine) as session:
    session.add(Versioned(id=1, text="first"))
    session.commit()
with Session(engine) as one, Session(engine) as two:
    first, second = one.get(Versioned, 1), two.get(Versioned, 1)
    one.refresh(first)
    before = first.xmin
    two.commit()
    first.text = "second"
    one.commit()
    show("xmin changed", first.xmin != before)
    second.text = "third"
    two.commit()
    show("xmin read anew", second.text)

with engine.begin() as connection:
    statement = insert(Author).values([{"name": "Carl", "version": 9}, {"name": "Dora", "version": 9}])
    result = connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"version": statement.excluded.version}).returning(Author.name, Author.version))
    show("upsert", sorted(map(tuple, result)))
    show("nothing", connection.execute(statement.on_conflict_do_nothing()).rowcount)
    show("update returning", connection.execute(sa.update(Author).where(Author.name == "Dora").values(version=Author.version + 1).returning(Author.version)).all())
    show("delete", connection.execute(sa.delete(Author).where(Author.name.in_(["Dora", "Nobody"]))).rowcount)
    connection.execute(sa.insert(Author), [{"name": f"bulk {n}", "version": 1} for n in range(1000)])
    show("bulk", connection.execute(select(func.count()).select_from(Author).where(Author.name.like("bulk%"))).scalar())

with engine.connect().execution_options(isolation_level="SERIALIZABLE") as connection:
    show("isolation", connection.get_isolation_level(), connection.execute(sa.text("SHOW transaction_isolation")).scalar())
with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
    connection.execute(sa.text("VACUUM author"))
    show("autocommit", connection.execute(sa.text("SELECT 1")).scalar())
with engine.connect().execution_options(postgresql_readonly=True, isolation_level="SERIALIZABLE") as connection:
    failure("read only", lambda: connection.execute(sa.text("DELETE FROM book")))
with engine.connect() as connection:
    savepoint = connection.begin_nested()
    connection.execute(sa.text("INSERT INTO author (name, version) VALUES ('gone', 1)"))
    savepoint.rollback()
    show("savepoint", connection.execute(sa.text("SELECT count(*) FROM author WHERE name = 'gone'")).scalar())
    failure("not null", lambda: connection.execute(sa.text("INSERT INTO author (name) VALUES ('x')")))
Base.metadata.drop_all(engine)
show("dropped", sa.inspect(engine).get_table_names(), sa.inspect(engine).get_enums())
