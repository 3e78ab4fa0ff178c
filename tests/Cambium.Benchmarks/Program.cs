using System.CommandLine;
using BenchmarkDotNet.Running;
using Cambium.Benchmarks.Contention;
using Cambium.Benchmarks.Log;
using Cambium.Benchmarks.Memory;
using Cambium.Benchmarks.Peers;
using Cambium.Benchmarks.Recovery;
using Cambium.Benchmarks.Reports;
using Cambium.Benchmarks.Restart;
using Cambium.Benchmarks.Storage;
using Cambium.Benchmarks.Transactions;
using Cambium.Benchmarks.Trees;
using Cambium.Benchmarks.Wire;

// One named subcommand for each report; a new one adds its line here. `bdn` hands everything behind it to BenchmarkDotNet.
Command benchmarkDotNet = new("bdn", "Runs BenchmarkDotNet classes, e.g. bdn --filter *Lookup* --job short") { TreatUnmatchedTokensAsErrors = false };
benchmarkDotNet.SetAction(result => _ = BenchmarkSwitcher.FromAssembly(typeof(TreeReport).Assembly).Run([.. result.UnmatchedTokens]));

RootCommand root = new("Benchmarks of Cambium")
{
    TreeReport.Command(),
    LogReport.Command(),
    PeerReport.Command(),
    SetQueryReport.Command(),
    StubReport.Command(),
    LongTransactionReport.Command(),
    RestartReport.Command(),
    MemoryReport.Command(),
    RecoveryReport.Command(),
    ConflictReport.Command(),
    StarvationReport.Command(),
    CheckpointReport.Command(),
    StorageReport.Command(),
    benchmarkDotNet,
};
return root.Parse(args).Invoke();
