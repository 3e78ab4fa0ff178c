namespace Cambium.Sql.Sessions;

/// <summary>One acquisition of an advisory lock.</summary>
internal readonly record struct AdvisoryHold(SqlSession Session, bool IsShared, bool IsTransaction);
