namespace Cambium.Simulation;

/// <summary>What statements are made of, in one transaction. Errors are thrown as <see cref="StatementException"/>.</summary>
public interface IStore
{
    /// <summary>SELECT columns WHERE id = …; null when there is none.</summary>
    int?[]? Read(string table, int id, params string[] columns);

    /// <summary>SELECT columns WHERE column BETWEEN low AND high (null column: all rows), sorted by all columns.</summary>
    IReadOnlyList<int?[]> Scan(string table, string? column, int low, int high, params string[] columns);

    /// <summary>Columns left out get their defaults.</summary>
    void Insert(string table, params int?[] row);

    /// <summary>UPDATE … SET column = value WHERE id = …; rows changed.</summary>
    int Set(string table, int id, string column, int? value);

    /// <summary>UPDATE … SET column = column + operand WHERE id = …; rows changed.</summary>
    int Add(string table, int id, string column, int operand);

    /// <summary>UPDATE … SET column = value WHERE filter BETWEEN low AND high; rows changed.</summary>
    int SetWhere(string table, string filter, int low, int high, string column, int? value);

    /// <summary>UPDATE … SET id = … WHERE id = …; rows changed.</summary>
    int Rekey(string table, int id, int newId);

    int Delete(string table, int id);

    void Truncate(string table);

    /// <summary>SAVEPOINT, the work, ROLLBACK TO SAVEPOINT; the work's answer was told.</summary>
    string TakeBack(Func<string> work);

    /// <summary>SAVEPOINT s.</summary>
    string Save();

    /// <summary>RELEASE SAVEPOINT s; says so when there is none.</summary>
    string Release();

    /// <summary>ROLLBACK TO SAVEPOINT s; says so when there is none.</summary>
    string RollBack();

    /// <summary>CREATE TABLE (id primary key, v).</summary>
    void CreateTable(string table);

    void DropTable(string table);

    /// <summary>ALTER TABLE … ADD COLUMN c⟨number⟩ DEFAULT ⟨number⟩.</summary>
    void AddColumn(string table);

    /// <summary>ALTER TABLE … ADD CHECK (v &gt;= 0).</summary>
    void AddCheck(string table);

    /// <summary>CREATE [UNIQUE] INDEX ⟨table⟩_⟨column⟩.</summary>
    void CreateIndex(string table, string column, bool isUnique);

    void DropIndex(string table, string column);

    /// <summary>What a statement on the table depends on: its columns and constraints.</summary>
    string Describe(string table);

    /// <summary>The names of all tables and indexes.</summary>
    string ListRelations();
}
