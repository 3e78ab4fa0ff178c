using Tpcc.CommandLine;

return await new TpccCommand().Create().Parse(args).InvokeAsync();
