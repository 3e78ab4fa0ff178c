using System.Collections.Immutable;
using System.Reflection;
using System.Text.Json.Serialization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Tests.Engine;

/// <summary>Objects of which every property has a value of its own, lists two elements: for comparing forms of them.</summary>
/// <param name="flag">Every bool.</param>
internal sealed class DefinitionSample(bool flag)
{
    private int _count = 100;

    public object Make(Type type)
    {
        int number = ++_count;
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Make(underlying);
        }

        if (type.IsEnum)
        {
            return Enum.GetValues(type).Cast<object>().Last();
        }

        if (type == typeof(SqlType))
        {
            return SqlType.Numeric(12, number % 10);
        }

        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ImmutableArray<>))
        {
            return typeof(DefinitionSample).GetMethod(nameof(MakeArray), BindingFlags.NonPublic | BindingFlags.Instance)!.MakeGenericMethod(type.GetGenericArguments()).Invoke(this, [])!;
        }

        return Type.GetTypeCode(type) switch
        {
            TypeCode.Boolean => flag,
            TypeCode.Char => (char)('A' + (number % 26)),
            TypeCode.Int32 => number,
            TypeCode.Int64 => (long)number << 33,
            TypeCode.Double => number + 0.5,
            TypeCode.String => $"text {number}",
            _ => MakeObject(type),
        };
    }

    private ImmutableArray<T> MakeArray<T>() => [(T)Make(typeof(T)), (T)Make(typeof(T))];

    private object MakeObject(Type type)
    {
        ConstructorInfo? positional = type.GetConstructors().FirstOrDefault(static constructor => constructor.GetParameters().Length > 0);
        object made = positional is null
            ? Activator.CreateInstance(type, nonPublic: true)!
            : positional.Invoke([.. positional.GetParameters().Select(parameter => Make(parameter.ParameterType))]);
        foreach (PropertyInfo property in type.GetProperties().Where(property => positional is null && property.CanWrite && !Attribute.IsDefined(property, typeof(JsonIgnoreAttribute))))
        {
            // The one text that is read when it is set: two values in base 64.
            property.SetValue(made, property is { Name: nameof(ColumnDefinition.Missing) } ? "AQI=:Aw==" : Make(property.PropertyType));
        }

        return made;
    }
}
