using System.CommandLine;
using Cambium.Server.Commands;

var root = new RootCommand("Cambium: a serializable SQL server that speaks PostgreSQL's protocol.")
{
    ServeCommand.Create(),
    SqlCommand.Create(),
    CheckCommand.Create(),
    BackupCommand.Create(),
    RestoreCommand.Create(),
    BranchCommand.Create(),
    LogCommand.Create(),
    HealthCommand.Create(),
    VersionCommand.Create(),
};
return await root.Parse(args).InvokeAsync();
