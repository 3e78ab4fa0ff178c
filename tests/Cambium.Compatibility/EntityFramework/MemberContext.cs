using Microsoft.EntityFrameworkCore;

namespace Cambium.Compatibility.EntityFramework;

/// <summary>Names that are equal whatever their case, as Entity Framework's documentation has them: a nondeterministic collation of ICU.</summary>
public sealed class MemberContext(DbContextOptions<MemberContext> options) : DbContext(options)
{
    public DbSet<Member> Members => Set<Member>();

    public static MemberContext Open(string connectionString) => new(new DbContextOptionsBuilder<MemberContext>().UseNpgsql(connectionString).Options);

    protected override void OnModelCreating(ModelBuilder model)
    {
        model.HasCollation("case_insensitive", locale: "und-u-ks-level2", provider: "icu", deterministic: false);
        model.Entity<Member>(member =>
        {
            member.HasKey(m => m.Name);
            member.Property(m => m.Name).UseCollation("case_insensitive");
            member.Property(m => m.Town).UseCollation("sv-x-icu");
            member.HasIndex(m => m.Town);
        });
    }
}
