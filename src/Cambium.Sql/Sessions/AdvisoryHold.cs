namespace Cambium.Sql.Sessions;

/// <summary>One acquisition of an advisory lock.</summary>
/// <param name="Number">It was the how manieth.</param>
internal readonly record struct AdvisoryHold(SqlSession Session, bool IsShared, bool IsTransaction, long Number);
