namespace Cambium.Sql.Parsing;

/// <summary>PostgreSQL 15's key words (pg_get_keywords()), in alphabetical order; the value is the index into <see cref="KeywordTable"/> plus one.</summary>
internal enum Keyword : short
{
    /// <summary>The token is no key word.</summary>
    NotAKeyword,

    Abort, Absolute, Access, Action, Add, Admin, After, Aggregate, All, Also, Alter, Always, Analyse, Analyze, And, Any, Array, As, Asc, Asensitive,
    Assertion, Assignment, Asymmetric, At, Atomic, Attach, Attribute, Authorization, Backward, Before, Begin, Between, Bigint, Binary, Bit, Boolean,
    Both, Breadth, By, Cache, Call, Called, Cascade, Cascaded, Case, Cast, Catalog, Chain, Char, Character, Characteristics, Check, Checkpoint,
    Class, Close, Cluster, Coalesce, Collate, Collation, Column, Columns, Comment, Comments, Commit, Committed, Compression, Concurrently,
    Configuration, Conflict, Connection, Constraint, Constraints, Content, Continue, Conversion, Copy, Cost, Create, Cross, Csv, Cube, Current,
    CurrentCatalog, CurrentDate, CurrentRole, CurrentSchema, CurrentTime, CurrentTimestamp, CurrentUser, Cursor, Cycle, Data, Database, Day,
    Deallocate, Dec, Decimal, Declare, Default, Defaults, Deferrable, Deferred, Definer, Delete, Delimiter, Delimiters, Depends, Depth, Desc, Detach,
    Dictionary, Disable, Discard, Distinct, Do, Document, Domain, Double, Drop, Each, Else, Enable, Encoding, Encrypted, End, Enum, Escape, Event,
    Except, Exclude, Excluding, Exclusive, Execute, Exists, Explain, Expression, Extension, External, Extract, False, Family, Fetch, Filter,
    Finalize, First, Float, Following, For, Force, Foreign, Forward, Freeze, From, Full, Function, Functions, Generated, Global, Grant, Granted,
    Greatest, Group, Grouping, Groups, Handler, Having, Header, Hold, Hour, Identity, If, Ilike, Immediate, Immutable, Implicit, Import, In, Include,
    Including, Increment, Index, Indexes, Inherit, Inherits, Initially, Inline, Inner, Inout, Input, Insensitive, Insert, Instead, Int, Integer,
    Intersect, Interval, Into, Invoker, Is, Isnull, Isolation, Join, Key, Label, Language, Large, Last, Lateral, Leading, Leakproof, Least, Left,
    Level, Like, Limit, Listen, Load, Local, Localtime, Localtimestamp, Location, Lock, Locked, Logged, Mapping, Match, Matched, Materialized,
    Maxvalue, Merge, Method, Minute, Minvalue, Mode, Month, Move, Name, Names, National, Natural, Nchar, New, Next, Nfc, Nfd, Nfkc, Nfkd, No, None,
    Normalize, Normalized, Not, Nothing, Notify, Notnull, Nowait, Null, Nullif, Nulls, Numeric, Object, Of, Off, Offset, Oids, Old, On, Only,
    Operator, Option, Options, Or, Order, Ordinality, Others, Out, Outer, Over, Overlaps, Overlay, Overriding, Owned, Owner, Parallel, Parameter,
    Parser, Partial, Partition, Passing, Password, Placing, Plans, Policy, Position, Preceding, Precision, Prepare, Prepared, Preserve, Primary,
    Prior, Privileges, Procedural, Procedure, Procedures, Program, Publication, Quote, Range, Read, Real, Reassign, Recheck, Recursive, Ref,
    References, Referencing, Refresh, Reindex, Relative, Release, Rename, Repeatable, Replace, Replica, Reset, Restart, Restrict, Return, Returning,
    Returns, Revoke, Right, Role, Rollback, Rollup, Routine, Routines, Row, Rows, Rule, Savepoint, Schema, Schemas, Scroll, Search, Second, Security,
    Select, Sequence, Sequences, Serializable, Server, Session, SessionUser, Set, Setof, Sets, Share, Show, Similar, Simple, Skip, Smallint,
    Snapshot, Some, Sql, Stable, Standalone, Start, Statement, Statistics, Stdin, Stdout, Storage, Stored, Strict, Strip, Subscription, Substring,
    Support, Symmetric, Sysid, System, Table, Tables, Tablesample, Tablespace, Temp, Template, Temporary, Text, Then, Ties, Time, Timestamp, To,
    Trailing, Transaction, Transform, Treat, Trigger, Trim, True, Truncate, Trusted, Type, Types, Uescape, Unbounded, Uncommitted, Unencrypted,
    Union, Unique, Unknown, Unlisten, Unlogged, Until, Update, User, Using, Vacuum, Valid, Validate, Validator, Value, Values, Varchar, Variadic,
    Varying, Verbose, Version, View, Views, Volatile, When, Where, Whitespace, Window, With, Within, Without, Work, Wrapper, Write, Xml,
    Xmlattributes, Xmlconcat, Xmlelement, Xmlexists, Xmlforest, Xmlnamespaces, Xmlparse, Xmlpi, Xmlroot, Xmlserialize, Xmltable, Year, Yes, Zone,
}
