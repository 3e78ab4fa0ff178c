using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>The setting <c>cambium.commit_token</c>: names the next commit, so that a client can ask later whether it happened.</summary>
internal static class CommitToken
{
    public const string SettingName = "cambium.commit_token";

    /// <summary>A value of type uuid.</summary>
    public static Guid Of(in Value uuid) => new(uuid.Utf8, bigEndian: true);

    /// <summary>The canonical form of a setting; empty for none.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">22P02: no uuid.</exception>
    public static string Check(string text) =>
        text.Length == 0 ? text : TextFormat.ToText(DataType.Uuid, TextFormat.Parse(DataType.Uuid, text, SessionFormat.Default), SessionFormat.Default);

    public static Guid? Parse(string? setting) => string.IsNullOrEmpty(setting) ? null : Guid.Parse(setting);
}
