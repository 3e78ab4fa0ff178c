using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>WITH (…) of a view, and WITH CHECK OPTION.</summary>
internal static class ViewSettings
{
    public static TableDefinition Apply(CreateViewStatement statement, TableDefinition view)
    {
        if (statement.CheckOption != ViewCheckOption.None)
        {
            view = view with { ViewOptions = statement.CheckOption.ToString().ToUpperInvariant() };
        }

        foreach (Option option in statement.Options)
        {
            view = Apply(view, option);
        }

        return view;
    }

    public static TableDefinition Apply(TableDefinition view, Option option)
    {
        string? text = option.Text;
        switch (option.Name)
        {
            case "security_invoker":
                return Keep(view with { IsSecurityInvoker = IsOn(option, text) }, option, text);
            case "security_barrier":
                return Keep(view with { IsSecurityBarrier = IsOn(option, text) }, option, text);
            case "check_option":
                return text?.ToLowerInvariant() is "local" or "cascaded"
                    ? view with { ViewOptions = text.ToUpperInvariant() }
                    : throw new SqlErrorException(
                        SqlState.InvalidParameterValue, $"invalid value for enum option \"check_option\": {text}", "Valid values are \"local\" and \"cascaded\".");
            default:
                throw new SqlErrorException(SqlState.InvalidParameterValue, $"unrecognized parameter \"{option.Name}\"");
        }
    }

    /// <summary>The view with an option as it is by default.</summary>
    public static TableDefinition Reset(TableDefinition view, Option option) => option.Name switch
    {
        "security_invoker" => Without(view, option) with { IsSecurityInvoker = false },
        "security_barrier" => Without(view, option) with { IsSecurityBarrier = false },
        "check_option" => view with { ViewOptions = null },
        _ => view,
    };

    /// <exception cref="SqlErrorException">0A000: rows written through it could not be checked, for none can be.</exception>
    public static void RequireCheckable(StatementContext context, TableDefinition view)
    {
        if (view.ViewOptions is null)
        {
            return;
        }

        try
        {
            BindingContext binding = context.NewBinding(keepsCalls: true);
            UpdatableView found = UpdatableView.Find(view, binding, ViewChange.Update);
            BoundView bound = found.Bind(TargetTable.Relation(found.Table.Name, TargetTable.Columns(found.Table)), binding, ViewChange.Update);
            bound.RequireUpdatable(ViewChange.Update);
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.ObjectNotInPrerequisiteState)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "WITH CHECK OPTION is supported only on automatically updatable views", hint: error.Detail, innerException: error);
        }
    }

    /// <summary>The option is shown as it was written.</summary>
    private static TableDefinition Keep(TableDefinition view, Option option, string? text) => view with { Options = Without(view, option).Options.Add($"{option.Name}={text ?? "true"}") };

    private static TableDefinition Without(TableDefinition view, Option option) =>
        view with { Options = view.Options.RemoveAll(other => other.StartsWith(option.Name + "=", StringComparison.Ordinal)) };

    private static bool IsOn(Option option, string? text) => text is null || (SettingValue.ParseBoolean(text)
        ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid value for boolean option \"{option.Name}\": {text}"));
}
